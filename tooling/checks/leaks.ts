// Nothing in the repository tells of a machine, a private registry or a secret.
import type { Check } from './tree.js'

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![\w.:/-])\/(?:root|home|Users|work)\/[\w.-]+/,
    'a path of one machine: write it relative to the root',
  ],
  [/\b[A-Z]:\\Users\\/, 'a path of one machine: write it relative to the root'],
  [/\bfile:\/\/\/\w/, 'a path of one machine: write it relative to the root'],
  [
    /https?:\/\/[\w.-]*(?:registry|artifactory|nexus|verdaccio)[\w.-]*/,
    'a registry host: leave it to the settings',
  ],
  [/_auth(?:Token)?\s*=/, 'a login of a registry: leave it to the environment'],
  [/\b(?:npm_|ghp_|gho_|ghs_)[A-Za-z0-9]{36}\b|\bgithub_pat_\w{22,}/, 'a token: revoke it, and leave it out'],
  [
    /\bsk-[A-Za-z0-9_-]{24,}|\bAKIA[0-9A-Z]{16}\b|\bxox[abpr]-[\w-]{10,}/,
    'a key: revoke it, and leave it out',
  ],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'a private key: revoke it, and leave it out'],
]

const TEXT =
  /\.(?:[cm]?[jt]sx?|jsonl?|md|ya?ml|html|css|svg|csv|tsv|txt|sh)$|(?:^|\/)(?:\.[^/]+|run|LICENSE)$/

export const checkLeaks: Check = (tree) =>
  tree.paths
    .filter((path) => TEXT.test(path) && path !== 'tooling/checks/leaks.test.ts')
    .flatMap((path) => {
      const lines = tree.read(path).split('\n')
      return PATTERNS.flatMap(([pattern, fault]) => {
        const at = lines.findIndex((line) => pattern.test(line))
        return at === -1 ? [] : [`${path}:${at + 1} holds ${fault} (${pattern.exec(lines[at] ?? '')?.[0]})`]
      })
    })

/** The lock file names packages and hashes of their contents, and leaves the host to the reader's settings. */
export const checkLockfile: Check = (tree) => {
  const path = 'pnpm-lock.yaml'
  if (!tree.paths.includes(path)) return [`${path} is missing: run pnpm install and commit it`]
  return tree
    .read(path)
    .split('\n')
    .flatMap((line, index) => {
      const fault =
        line.includes('resolution:') && !/^ {4}resolution: \{integrity: sha512-[A-Za-z0-9+/=]+\}$/.test(line)
          ? 'resolves to something else than a hash'
          : /:\/\//.test(line) && !/^ {4}deprecated: /.test(line)
            ? 'names a host'
            : null
      return fault === null
        ? []
        : [`${path}:${index + 1} ${fault}: a lock file holds names and sha512 hashes only`]
    })
}
