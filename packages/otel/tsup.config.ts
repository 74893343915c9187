import { readFileSync } from 'node:fs'
import { library } from '../../tooling/presets/tsup.js'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

export default library({ entry: ['src/index.ts'], define: { PACKAGE_VERSION: JSON.stringify(version) } })
