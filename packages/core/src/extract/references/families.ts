// Families of documents and identifiers, as rows. A row says how an identifier of the family begins, what its number
// looks like and under which name it is known. To add a family: one row. Patterns are sticky, bounded, and begin
// right behind the lead.

export interface ReferenceFamily {
  readonly id: string
  /** What the identifier begins with; a blank stands for any one blank, none, or a hyphen. */
  readonly leads: readonly string[]
  /** The number behind the lead, whole. */
  readonly number: RegExp
  /** Canonical name before the number; `null` keeps the lead; empty for the number alone. */
  readonly name: string | null
  /** Marks an edition behind the number; its first group is the edition. */
  readonly edition?: RegExp
  /** What may stand behind it and narrows it down, in its first group, as the path of a part of this kind. */
  readonly narrower?: { readonly part: string; readonly form: RegExp }
  /** True where sections belong to the document. */
  readonly hasSections?: boolean
  /** The number is the edition of the one document that the lead names. */
  readonly isEdition?: boolean
  /** The lead and the number may touch: `RFC2119`. */
  readonly mayTouch?: boolean
  /** Leads that are common words count only with capitals as written. */
  readonly isExact?: boolean
}

const REVISION = /,? ?\(?(?:rev(?:ision|\.)?|r|ed(?:ition|\.)?|issue) ?([0-9]{1,3}|[A-Z])\)?(?![\w])/iy
const YEAR_EDITION = /[:-]((?:19|20)\d\d)(?!\d)/y

export const FAMILIES: readonly ReferenceFamily[] = [
  {
    id: '3gpp',
    leads: ['3GPP TS', '3GPP TR', 'TS', 'TR', '3GPP'],
    number: /\d{2}\.\d{3}(?:-\d{1,2})?/y,
    name: null,
    edition: /,? ?\(?(?:v|version |release |rel-?)(\d{1,2}(?:\.\d{1,2}){0,2})\)?/iy,
    hasSections: true,
    isExact: true,
  },
  {
    id: 'etsi',
    leads: ['ETSI TS', 'ETSI TR', 'ETSI EN', 'ETSI ES', 'ETSI GS'],
    number: /\d{3} \d{3}(?:-\d{1,2})?/y,
    name: null,
    edition: /,? ?v(\d{1,2}(?:\.\d{1,2}){0,2})/iy,
    hasSections: true,
    isExact: true,
  },
  {
    id: 'rfc',
    leads: ['RFC', 'IETF RFC'],
    number: /\d{1,5}/y,
    name: 'RFC',
    hasSections: true,
    mayTouch: true,
  },
  { id: 'bcp', leads: ['BCP'], number: /\d{1,3}/y, name: 'BCP', mayTouch: true, isExact: true },
  {
    id: 'draft',
    leads: ['draft-'],
    number: /(?:[a-z0-9]{1,20}-){1,12}[a-z0-9]{1,20}/y,
    name: 'draft-',
    hasSections: true,
    mayTouch: true,
  },
  {
    id: 'itu',
    leads: [
      'ITU-T Recommendation',
      'ITU-T Rec.',
      'Recommendation ITU-T',
      'Rec. ITU-T',
      'ITU-T',
      'ITU-R Recommendation',
      'ITU-R',
    ],
    number: /[A-Z]{1,3}\.\d{1,5}(?:\.[0-9A-Z]{1,4}){0,3}(?:-\d{1,2})?/y,
    name: 'ITU',
    hasSections: true,
  },
  {
    id: 'ieee',
    leads: ['IEEE Std', 'IEEE standard', 'IEEE'],
    number: /P?\d{2,5}(?:\.\d{1,3}){0,3}[A-Za-z]{0,3}(?![A-Za-z])/y,
    name: 'IEEE',
    edition: YEAR_EDITION,
    hasSections: true,
  },
  {
    id: 'nist',
    leads: ['NIST Special Publication', 'Special Publication', 'NIST SP', 'SP'],
    number: /(?:500|800|1800)-\d{1,3}[A-Z]?(?:-\d{1,2})?/y,
    name: 'NIST SP',
    edition: REVISION,
    hasSections: true,
    isExact: true,
  },
  {
    id: 'nist',
    leads: ['NISTIR', 'NIST IR'],
    number: /\d{4}[A-Z]?/y,
    name: 'NIST IR',
    edition: REVISION,
    hasSections: true,
  },
  {
    id: 'nist',
    leads: ['FIPS PUB', 'FIPS Publication', 'FIPS'],
    number: /\d{2,3}(?:-\d{1,2})?/y,
    name: 'FIPS',
    hasSections: true,
  },
  { id: 'owasp', leads: ['OWASP'], number: /(?:API|LLM|M|A)\d{1,2}/y, name: '', edition: /:(\d{4})/y },
  { id: 'cve', leads: ['CVE'], number: /\d{4}-\d{4,7}/y, name: 'CVE', isExact: true },
  { id: 'cwe', leads: ['CWE'], number: /\d{1,5}/y, name: 'CWE', isExact: true },
  { id: 'capec', leads: ['CAPEC'], number: /\d{1,4}/y, name: 'CAPEC', isExact: true },
  { id: 'w3c', leads: ['WCAG'], number: /\d(?:\.\d)?/y, name: 'WCAG', hasSections: true, isEdition: true },
  {
    id: 'w3c',
    leads: ['WAI-ARIA', 'ARIA'],
    number: /\d\.\d/y,
    name: 'ARIA',
    hasSections: true,
    isEdition: true,
  },
  {
    id: 'code',
    leads: ['HTTP status code', 'HTTP status', 'HTTP error', 'HTTP code', 'HTTP response', 'HTTP'],
    number: /[1-5]\d\d/y,
    name: 'HTTP',
  },
  { id: 'code', leads: ['status code'], number: /[1-5]\d\d/y, name: 'HTTP' },
  {
    id: 'code',
    leads: ['exit code', 'exit status', 'return code'],
    number: /-?\d{1,6}/y,
    name: 'exit',
  },
  {
    id: 'code',
    leads: ['error code', 'error', 'fault code', 'fault', 'alarm', 'trouble code', 'diagnostic code', 'code'],
    number: /(?=[A-Z0-9-]{0,9}\d)(?:[A-Z]{1,6}-?\d{1,6}[A-Z]?|\d{2,6})/y,
    name: '',
  },
  { id: 'port', leads: ['TCP port', 'UDP port', 'port', 'ports'], number: /\d{2,5}/y, name: 'port' },
  {
    id: 'doi',
    leads: ['doi', 'https://doi.org/', 'http://dx.doi.org/', 'https://dx.doi.org/'],
    number: /10\.\d{4,9}\/[\w.()/:;<>-]{0,80}\w/y,
    name: '',
    mayTouch: true,
  },
  {
    id: 'arxiv',
    leads: ['arXiv'],
    number: /\d{4}\.\d{4,5}/y,
    name: 'arXiv',
    edition: /v(\d{1,2})/y,
    mayTouch: true,
  },
  { id: 'pmid', leads: ['PMID', 'PMCID'], number: /(?:PMC)?\d{4,9}/y, name: 'PMID' },
  { id: 'isbn', leads: ['ISBN-13', 'ISBN-10', 'ISBN'], number: /\d[\d-]{8,15}[\dX]/y, name: 'ISBN' },
  { id: 'trial', leads: ['NCT'], number: /\d{8}/y, name: 'NCT', mayTouch: true, isExact: true },
  {
    id: 'building',
    leads: ['IBC', 'IRC', 'IFC', 'IECC', 'IPC', 'IMC', 'NEC', 'NCC', 'UBC'],
    number: /(?:19|20)\d\d/y,
    name: null,
    hasSections: true,
    isEdition: true,
    isExact: true,
  },
  {
    id: 'nfpa',
    leads: ['NFPA'],
    number: /\d{1,4}[A-Z]?/y,
    name: 'NFPA',
    edition: YEAR_EDITION,
    hasSections: true,
  },
  {
    id: 'ul',
    leads: ['UL'],
    number: /\d{1,5}[A-Z]?(?:-\d{1,4}){0,2}/y,
    name: 'UL',
    narrower: { part: 'class', form: / (V-[0-2]|HB|5V[AB]|VTM-[0-2])(?!\w)/y },
    hasSections: true,
    isExact: true,
  },
  {
    id: 'astm',
    leads: ['ASTM International', 'ASTM'],
    number: /[A-G]\d{1,4}[A-Z]?(?:\/[A-G]\d{1,4}M?)?/y,
    name: 'ASTM',
    edition: /-(\d{2,4}[a-z]?)/y,
    hasSections: true,
  },
  {
    id: 'asme',
    leads: ['ASME'],
    number: /[A-Z]{1,3}\d{1,3}(?:\.\d{1,3}){0,3}M?/y,
    name: 'ASME',
    edition: YEAR_EDITION,
    hasSections: true,
  },
  {
    id: 'sae',
    leads: ['SAE'],
    number: /(?:J|AS|AMS|ARP)\d{2,5}(?:-\d{1,3}|_\d{6})?/y,
    name: 'SAE',
    hasSections: true,
  },
  {
    id: 'api',
    leads: ['API Spec', 'API RP', 'API Std', 'ANSI/API'],
    number: /\d{1,4}[A-Z]{0,3}/y,
    name: 'API',
    hasSections: true,
  },
  {
    id: 'ashrae',
    leads: ['ANSI/ASHRAE Standard', 'ANSI/ASHRAE', 'ASHRAE Standard', 'ASHRAE'],
    number: /\d{1,3}(?:\.\d)?/y,
    name: 'ASHRAE',
    edition: YEAR_EDITION,
    hasSections: true,
  },
  {
    id: 'mil',
    leads: ['MIL-STD', 'MIL-HDBK', 'MIL-PRF', 'MIL-SPEC'],
    number: /\d{1,5}[A-Z]{0,2}(?:-\d{1,2})?/y,
    name: null,
    hasSections: true,
  },
  {
    id: 'jis',
    leads: ['JIS'],
    number: /[A-Z] ?\d{4,5}(?:-\d{1,2})?/y,
    name: 'JIS',
    edition: YEAR_EDITION,
    hasSections: true,
    isExact: true,
  },
  {
    id: 'gb',
    leads: ['GB/T', 'GB/Z', 'GB'],
    number: /\d{3,5}(?:\.\d{1,2})?/y,
    name: 'GB',
    edition: YEAR_EDITION,
    hasSections: true,
    isExact: true,
  },
]

/** Bodies whose standards are one family, the stronger the higher: `DIN EN ISO 9001` is `ISO 9001`. */
export const STANDARD_BODIES: Readonly<Record<string, number>> = {
  ISO: 5,
  IEC: 4,
  CISPR: 4,
  CEN: 1,
  EN: 3,
  DIN: 2,
  VDE: 2,
  BS: 2,
  NF: 2,
  UNE: 2,
  UNI: 2,
  NEN: 2,
  NBN: 2,
  SS: 2,
  SN: 2,
  ÖNORM: 2,
  AS: 2,
  NZS: 2,
  CSA: 2,
  ANSI: 2,
}
/** Kinds of documents that stand between a body and the number. */
export const STANDARD_TYPES: ReadonlySet<string> = new Set(['TS', 'TR', 'PAS', 'GUIDE', 'STD', 'IS', 'HD'])
export const STANDARD_NUMBER = /\d{2,6}[A-Za-z]?(?:-\d{1,4}){0,3}|\d{3} \d{3}(?:-\d{1,2})?/y
export const STANDARD_EDITION = /:((?:19|20)\d\d)(?:-\d\d)?(?:\+A\d(?::\d{4})?)?/y
/** What makes a standard narrower: `ISO 3166-1 alpha-2`. */
export const STANDARD_NARROWER = / (alpha-[23]|type [A-Z0-9](?!\w)|class [A-Z0-9](?!\w))/iy

/** Laws by title number: `21 CFR 11.10(a)`, `17 U.S.C. § 107`. */
export const TITLED_LAWS: readonly (readonly [form: string, name: string])[] = [
  ['C.F.R.', 'CFR'],
  ['CFR', 'CFR'],
  ['U.S.C.', 'USC'],
  ['USC', 'USC'],
]

/** Laws that are known by a name: a part before or behind it makes a reference. */
export const NAMED_LAWS: Readonly<Record<string, string>> = {
  GDPR: 'GDPR',
  DSGVO: 'GDPR',
  'DS-GVO': 'GDPR',
  RGPD: 'GDPR',
  AVG: 'GDPR',
  HIPAA: 'HIPAA',
  CCPA: 'CCPA',
  CPRA: 'CPRA',
  FCRA: 'FCRA',
  FERPA: 'FERPA',
  COPPA: 'COPPA',
  SOX: 'SOX',
  DORA: 'DORA',
  NIS2: 'NIS2',
  LGPD: 'LGPD',
  BGB: 'BGB',
  HGB: 'HGB',
  StGB: 'STGB',
  BDSG: 'BDSG',
  TKG: 'TKG',
  AEUV: 'TFEU',
  TFEU: 'TFEU',
  ECHR: 'ECHR',
  UCC: 'UCC',
}

/** Acts of the Union in its languages: `Regulation (EU) 2016/679`, `Directive 2006/42/EC`. */
export const ACTS: Readonly<Record<string, string>> = {
  regulation: 'regulation',
  directive: 'directive',
  decision: 'decision',
  verordnung: 'regulation',
  richtlinie: 'directive',
  beschluss: 'decision',
  règlement: 'regulation',
  décision: 'decision',
  reglamento: 'regulation',
  directiva: 'directive',
  decisión: 'decision',
  regolamento: 'regulation',
  direttiva: 'directive',
  decisione: 'decision',
  regulamento: 'regulation',
  diretiva: 'directive',
  verordening: 'regulation',
  richtlijn: 'directive',
  besluit: 'decision',
}
/** `(EU) No `, `(EC) `, `No `, `n° `. */
export const ACT_BODY =
  /(?: \((?:EU|EC|EEC|EG|EWG|UE|CE|CEE)(?:, Euratom)?\))?(?: (?:No\.?|Nr\.?|n[º°.]|nº))?[  ]/iy
export const ACT_NUMBER = /\d{1,4}\/\d{1,4}(?:\/(?:EU|EC|EEC|EG|EWG|UE|CE|CEE))?(?!\d)/y

/** Forms that need no lead; `start` are the codes of their first characters. */
export const BARE_FORMS: readonly {
  readonly id: string
  readonly form: RegExp
  readonly edition?: RegExp
}[] = [
  { id: 'owasp', form: /(?:A\d{2}|API\d{1,2}|LLM\d{2})(?=:20\d\d(?!\d))/y, edition: /:(20\d\d)/y },
  { id: 'itu', form: /[GHTX]\.\d{3}(?:\.\d{1,2})?(?![\w])/y },
]

/** Software and protocols by name, for `Python 3.10`; the canonical name behind each. */
export const PRODUCTS: readonly string[] = (
  'python java jdk jre php ruby rust perl scala kotlin swift typescript javascript react angular vue django rails laravel ' +
  'flask numpy pandas pytorch tensorflow kubernetes docker helm terraform ansible jenkins ubuntu debian fedora rhel centos ' +
  'windows macos ios ipados android linux postgresql postgres mysql mariadb sqlite mongodb redis elasticsearch kafka ' +
  'cassandra nginx apache tomcat openssl openssh tls ssl usb bluetooth pcie hdmi opengl vulkan cuda gcc clang llvm git ' +
  'gradle maven npm pnpm yarn webpack vite electron chrome firefox safari edge openapi oauth saml graphql unicode excel ' +
  'dotnet spark hadoop airflow grafana prometheus node nodejs'
).split(' ')
