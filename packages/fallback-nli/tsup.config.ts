import { library } from '../../tooling/presets/tsup'

export default library({ entry: ['src/index.ts'] })
