import { program } from '../../tooling/presets/tsup.js'

export default program({ entry: ['src/main.ts'] })
