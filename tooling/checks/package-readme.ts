// A package README has the same headings everywhere, and names every dependency with its reason.
import type { Check } from './tree.js'

const HEADINGS = ['Install', 'Example', 'Options', 'Outputs', 'Dependencies', 'Limits'] as const

const FIX = 'CONTRIBUTING.md shows the headings, under "A package README"'

export const checkPackageReadmes: Check = (tree) =>
  tree.paths
    .filter((path) => /^packages\/[^/]+\/README\.md$/.test(path))
    .flatMap((path) => {
      const text = tree.read(path)
      const sections = sectionsOf(text)
      const headings = [...sections.keys()].filter((heading) =>
        (HEADINGS as readonly string[]).includes(heading),
      )
      const missing = HEADINGS.filter((heading) => !sections.get(heading)?.trim())
      const disordered = missing.length === 0 && headings.join() !== HEADINGS.join()
      const unnamed = dependenciesOf(tree.read(path.replace('README.md', 'package.json'))).filter(
        (name) => !reasonFor(name).test(sections.get('Dependencies') ?? ''),
      )
      return [
        ...missing.map((heading) => `${path}: the section "${heading}" is missing or empty; ${FIX}`),
        ...(disordered ? [`${path}: the sections stand in the order ${headings.join(', ')}; ${FIX}`] : []),
        ...unnamed.map((name) => `${path}: "Dependencies" does not say in a line what \`${name}\` is for`),
      ]
    })

/** Second-level headings, each with the text below it. Headings inside code blocks are code. */
function sectionsOf(text: string): Map<string, string> {
  const sections = new Map<string, string>()
  let heading = ''
  let fenced = false
  for (const line of text.replace(/<!--[\s\S]*?-->/g, '').split('\n')) {
    if (line.startsWith('```')) fenced = !fenced
    if (!fenced && line.startsWith('## ')) heading = line.slice(3).trim()
    else sections.set(heading, `${sections.get(heading) ?? ''}${line}\n`)
  }
  return sections
}

function dependenciesOf(manifest: string): string[] {
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(manifest) as Record<string, object>
  return [...Object.keys(dependencies), ...Object.keys(peerDependencies)]
}

/** A line that names the dependency, with at least a few words beside the name. */
function reasonFor(name: string): RegExp {
  return new RegExp(`^(?=.*\`${name.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&')}\`)(?:.*[a-z]{2,}[ ,:]+){3}`, 'm')
}
