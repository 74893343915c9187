// Families of identifiers, as rows. A row says how an identifier of the family begins and what its number looks
// like. To add a family: one row.

export interface ReferenceFamily {
  readonly id: string
  /** Words that the identifier may begin with, as written; alternatives, each a list of words. */
  readonly leads: readonly string[]
  /** What the number behind the lead has to look like, whole. */
  readonly number: RegExp
  /** Joins lead and number in the canonical name; the lead that is kept. */
  readonly name: string
  /** Marks an edition behind the number: `:2022`, ` Rev. 5`, ` V17.2.0`. */
  readonly edition?: RegExp
  /** True where the identifier is a document that sections belong to. */
  readonly hasSections: boolean
}

const ORGANISATION_NUMBER = /^\d{2,6}(?:-\d{1,4})*[A-Za-z]?$/

export const FAMILIES: readonly ReferenceFamily[] = [
  {
    id: '3gpp',
    leads: ['3GPP TS', 'TS', '3GPP TR', 'TR'],
    number: /^\d{2}\.\d{3}(?:-\d+)?$/,
    name: '',
    edition: /^,? ?(?:V|v|version )(\d+(?:\.\d+)*)/,
    hasSections: true,
  },
  { id: 'rfc', leads: ['RFC', 'IETF RFC'], number: /^\d{1,5}$/, name: 'RFC', hasSections: true },
  {
    id: 'ieee',
    leads: ['IEEE Std', 'IEEE'],
    number: /^\d{3,4}(?:\.\d+)*[A-Za-z]*(?:-\d{4})?$/,
    name: 'IEEE',
    edition: /^-(\d{4})\b/,
    hasSections: true,
  },
  {
    id: 'itu',
    leads: ['ITU-T Recommendation', 'ITU-T Rec.', 'ITU-T', 'ITU-R', 'Recommendation ITU-T', 'Rec. ITU-T'],
    number: /^[A-Z]{1,2}\.\d{1,5}(?:\.\d+)*$/,
    name: 'ITU-T',
    hasSections: true,
  },
  {
    id: 'iso',
    leads: [
      'DIN EN ISO/IEC',
      'DIN EN ISO',
      'DIN ISO',
      'EN ISO/IEC',
      'EN ISO',
      'BS EN ISO',
      'ISO/IEC TS',
      'ISO/IEC TR',
      'ISO/IEC',
      'ISO/TS',
      'ISO/TR',
      'ISO',
    ],
    number: ORGANISATION_NUMBER,
    name: 'ISO',
    edition: /^:(\d{4})\b/,
    hasSections: true,
  },
  {
    id: 'iec',
    leads: ['DIN EN IEC', 'EN IEC', 'IEC/TS', 'IEC TS', 'IEC'],
    number: ORGANISATION_NUMBER,
    name: 'IEC',
    edition: /^:(\d{4})\b/,
    hasSections: true,
  },
  {
    id: 'en',
    leads: ['DIN EN', 'BS EN', 'NF EN', 'ETSI EN', 'EN'],
    number: ORGANISATION_NUMBER,
    name: 'EN',
    edition: /^:(\d{4})\b/,
    hasSections: true,
  },
  {
    id: 'din',
    leads: ['DIN'],
    number: ORGANISATION_NUMBER,
    name: 'DIN',
    edition: /^:(\d{4}(?:-\d{2})?)\b/,
    hasSections: true,
  },
  { id: 'astm', leads: ['ASTM'], number: /^[A-Z]\d{1,4}[A-Z]?(?:-\d{2})?$/, name: 'ASTM', hasSections: true },
  {
    id: 'nist',
    leads: ['NIST SP', 'SP', 'NIST Special Publication', 'NIST SP.'],
    number: /^\d{3,4}(?:-\d+[A-Z]?)+$/,
    name: 'NIST SP',
    edition: /^,? ?(?:Rev\.?|Revision|r) ?(\d+)/i,
    hasSections: true,
  },
  { id: 'fips', leads: ['FIPS PUB', 'FIPS'], number: /^\d{2,3}(?:-\d+)?$/, name: 'FIPS', hasSections: true },
  { id: 'cve', leads: ['CVE-'], number: /^\d{4}-\d{4,7}$/, name: 'CVE', hasSections: false },
  { id: 'cwe', leads: ['CWE-'], number: /^\d{1,5}$/, name: 'CWE', hasSections: false },
  { id: 'wcag', leads: ['WCAG'], number: /^\d\.\d$/, name: 'WCAG', hasSections: true },
  {
    id: 'eu',
    leads: ['Regulation (EU)', 'Directive (EU)', 'Directive', 'Regulation', 'Verordnung (EU)', 'Richtlinie'],
    number: /^\d{2,4}\/\d{1,4}(?:\/[A-Z]{2,3})?$/,
    name: 'EU',
    hasSections: true,
  },
  {
    id: 'release',
    leads: ['Release', 'Rel-', 'Rel.'],
    number: /^\d{1,2}$/,
    name: 'Release',
    hasSections: false,
  },
  {
    id: 'http',
    leads: ['HTTP status code', 'HTTP status', 'HTTP'],
    number: /^[1-5]\d{2}$/,
    name: 'HTTP',
    hasSections: false,
  },
  { id: 'port', leads: ['port', 'Port', 'ports'], number: /^\d{2,5}$/, name: 'port', hasSections: false },
  {
    id: 'error',
    leads: [
      'error code',
      'Error code',
      'error',
      'Error',
      'exit code',
      'Exit code',
      'fault code',
      'code',
      'Code',
    ],
    number: /^(?:[A-Z]{1,5}-?)?\d{1,6}$/,
    name: 'error',
    hasSections: false,
  },
  {
    id: 'version',
    leads: ['version', 'Version', 'versions', 'v', 'V', 'release', 'firmware', 'Firmware'],
    number: /^\d+(?:\.\d+)+(?:[-.]?(?:rc|beta|alpha|b|a|RC)\.?\d*)?$|^\d+$/,
    name: 'v',
    hasSections: false,
  },
  {
    id: 'identifier',
    leads: [
      'No.',
      'no.',
      'Nr.',
      'Order',
      'order',
      'invoice',
      'Invoice',
      'ticket',
      'Ticket',
      'drawing',
      'Drawing',
      'Form',
      'form',
      'part number',
      'Part number',
      'DWG',
      'P/N',
      'model',
      'Model',
      'serial',
      'PO',
      'patent',
    ],
    number: /^(?=.*\d)[A-Z0-9]+(?:[-/.][A-Z0-9]+)+$|^[A-Z]{1,4}\d{2,}[A-Z]?$/,
    name: '',
    hasSections: false,
  },
]

/** First words of the leads that are written in lower case: where the reader has to look. */
export const LEAD_WORDS: readonly string[] = [
  ...new Set(
    FAMILIES.flatMap((family) => family.leads)
      .filter((lead) => /^[a-z]/.test(lead))
      .map((lead) => lead.split(/[^a-z]/)[0]!),
  ),
]

/** `21 CFR 11.10(a)`, `17 U.S.C. § 107`: the title number stands in front. */
export const LAW_CODES: readonly string[] = ['CFR', 'C.F.R.', 'USC', 'U.S.C.']

/** Identifiers that need no lead. */
export const BARE_FORMS: readonly { readonly id: string; readonly form: RegExp }[] = [
  { id: 'doi', form: /^10\.\d{4,9}\/[\w.()/:-]*\w/ },
  { id: 'owasp', form: /^A\d{2}:20\d{2}\b/ },
  { id: 'error', form: /^(?:ORA|ERR|WARN|MSG|SQL)-\d{2,6}\b/ },
  { id: 'version', form: /^[vV]\d+(?:\.\d+)*(?:-(?:rc|beta|alpha)\.?\d*)?(?![\w.]*\w)/ },
]
