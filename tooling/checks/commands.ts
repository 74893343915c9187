// The two commands that a newcomer types are the same wherever they stand, and name the pinned pnpm.
import type { Check } from './tree.js'

const PLACES = ['README.md', 'CONTRIBUTING.md', '.ci/run', '.github/workflows/ci.yml'] as const

export const checkCommands: Check = (tree) => {
  const { packageManager } = JSON.parse(tree.read('package.json')) as { packageManager: string }
  const present = PLACES.filter((path) => tree.paths.includes(path))
  const others = present.flatMap((path) =>
    [...tree.read(path).matchAll(/\bpnpm@\d[\w.-]*/g)]
      .filter(([found]) => found !== packageManager)
      .map(([found]) => `${path} names ${found}; package.json pins ${packageManager}`),
  )
  const absent = [
    ...['test', 'demo'].map((script) => ['README.md', `npx -y ${packageManager} ${script}`] as const),
    ['.ci/run', `npx -y ${packageManager} test`] as const,
    ['.github/workflows/ci.yml', '.ci/run'] as const,
  ].filter(([path, command]) => !tree.paths.includes(path) || !tree.read(path).includes(command))
  return [...others, ...absent.map(([path, command]) => `${path} has to run '${command}'`)]
}
