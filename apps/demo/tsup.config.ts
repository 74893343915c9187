import { program } from '../../tooling/presets/tsup'

export default program({ entry: ['src/main.ts'] })
