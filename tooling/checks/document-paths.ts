// What a page points at is there: its relative links, and the paths that it names in backticks.
import { posix } from 'node:path'
import type { Check } from './tree.js'

const LINK = /\]\((?![a-z]+:|#)([^)#\s]+)/g
const PATH = /`((?:packages|apps|tooling|\.changeset|\.ci|\.github)\/[\w./-]*)`/g

export const checkDocumentPaths: Check = (tree) => {
  const there = new Set(tree.paths.flatMap((path) => [path, ...foldersAbove(path)]))
  return tree.paths
    .filter((path) => path.endsWith('.md') && !path.startsWith('.changeset/'))
    .flatMap((page) =>
      tree
        .read(page)
        .split('\n')
        .flatMap((line, index) => [
          ...[...line.matchAll(LINK)].map(
            (match) => [posix.join(posix.dirname(page), match[1] ?? ''), index] as const,
          ),
          ...[...line.matchAll(PATH)].map((match) => [match[1] ?? '', index] as const),
        ])
        .filter(([target]) => !there.has(target.replace(/\/$/, '')))
        .map(([target, index]) => `${page}:${index + 1} points at ${target}, which is not there`),
    )
}

function foldersAbove(path: string): string[] {
  const parts = path.split('/')
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'))
}
