import { library } from '../../tooling/presets/tsup.js'

export default library({ entry: ['src/index.ts', 'src/middleware.ts'] })
