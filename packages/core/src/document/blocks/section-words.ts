// Words that name a part of a document before its number, and headings under which sources are listed.

const PARTS = new Set(
  (
    'section sections article articles clause clauses chapter part annex appendix schedule rule regulation paragraph step ' +
    'artikel abschnitt kapitel teil anhang anlage absatz ziffer chapitre partie annexe alinéa titre ' +
    'artículo sección capítulo anexo parte artigo seção secção articolo sezione capitolo allegato hoofdstuk bijlage afdeling'
  ).split(' '),
)

const REFERENCE_HEADINGS = new Set(
  (
    'references,reference,sources,source,source list,citations,cited sources,works cited,bibliography,footnotes,endnotes,sources used,list of sources,' +
    'quellen,quelle,quellenverzeichnis,literatur,literaturverzeichnis,fußnoten,referenzen,références,bibliographie,notes de bas de page,' +
    'fuentes,referencias,bibliografía,fontes,referências,bibliografia,fonti,riferimenti,bronnen,referenties,参考文献,参考资料,来源,資料来源,出典,引用'
  ).split(','),
)

export const isPartWord = (word: string): boolean => PARTS.has(word.toLowerCase())

/** Whether a line is the heading of a list of sources; a colon at its end says nothing more. */
export function isReferenceHeading(line: string): boolean {
  let end = line.length
  while (end > 0 && ' :：.'.includes(line[end - 1]!)) end--
  let start = 0
  while (start < end && '# '.includes(line[start]!)) start++
  return end - start <= 24 && REFERENCE_HEADINGS.has(line.slice(start, end).toLowerCase())
}
