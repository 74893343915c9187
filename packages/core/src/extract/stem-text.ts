// The stem of a counted noun as text: lower case, singular.

/** `Tasks` gives `task`, `companies` gives `company`. */
export function stemText(text: string, start: number, end: number): string {
  const word = text.slice(start, Math.min(end, start + 40)).toLowerCase()
  const length = word.length
  if (length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (
    length > 4 &&
    (word.endsWith('sses') || word.endsWith('xes') || word.endsWith('ches') || word.endsWith('shes'))
  )
    return word.slice(0, -2)
  if (
    length > 3 &&
    word.endsWith('s') &&
    !word.endsWith('ss') &&
    !word.endsWith('us') &&
    !word.endsWith('is')
  )
    return word.slice(0, -1)
  return word
}
