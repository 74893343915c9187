// Texts and the references in them: family, document, edition after @, part and path, the last of several after `..`.
import { describe, expect, it } from 'vitest'
import { read } from '../../../test/read-quantities.js'
import type { ReferenceValue } from '../../types/index.js'

function notation({ family, document, edition, part, path, lastPath }: ReferenceValue): string {
  const head =
    [family, document].filter((piece) => piece !== '').join(' ') + (edition === '' ? '' : `@${edition}`)
  const last = lastPath === undefined ? '' : `..${lastPath.join('.')}`
  return path.length === 0
    ? head + (part === '' ? '' : ` [${part}]`)
    : `${head} ${part} ${path.join('.')}${last}`.trim()
}

const referencesOf = (text: string, locale: string): string =>
  read(text, locale)
    .filter((quantity) => quantity.reference !== null)
    .map(({ reference }) => notation(reference!))
    .join('; ')

const table = (rows: readonly (readonly [string, string])[], locale = 'en') =>
  it.each(rows)('%s', (text, expected) => expect(referencesOf(text, locale)).toBe(expected))

describe('documents', () => {
  table([
    ['3GPP TS 38.331', '3gpp TS 38.331'],
    ['TS 38.331 V17.2.0', '3gpp TS 38.331@17.2.0'],
    ['TR 36.873', '3gpp TR 36.873'],
    ['ETSI EN 301 549', 'etsi ETSI EN 301 549'],
    ['RFC 9110', 'rfc RFC 9110'],
    ['[RFC2119]', 'rfc RFC 2119'],
    ['draft-ietf-quic-http-34', 'draft draft-ietf-quic-http@34'],
    ['IEEE 802.3bt', 'ieee IEEE 802.3bt'],
    ['IEEE Std 802.11ac', 'ieee IEEE 802.11ac'],
    ['IEEE 754-2019', 'ieee IEEE 754@2019'],
    ['ITU-T G.652.D', 'itu ITU G.652.D'],
    ['Rec. ITU-T X.509', 'itu ITU X.509'],
    ['G.711', 'itu ITU G.711'],
    ['ISO/IEC 27001:2022', 'standard ISO 27001@2022'],
    ['ISO 9001:2015', 'standard ISO 9001@2015'],
    ['DIN EN ISO 9001', 'standard ISO 9001'],
    ['EN ISO 13849-2', 'standard ISO 13849-2'],
    ['EN 301 549', 'standard EN 301 549'],
    ['BS 7671', 'standard BS 7671'],
    ['ISO 10993-1', 'standard ISO 10993-1'],
    ['ISO 3166-1 alpha-2', 'standard ISO 3166-1 variant alpha-2'],
    ['ASTM D638-14', 'astm ASTM D638@14'],
    ['NFPA 70', 'nfpa NFPA 70'],
    ['MIL-STD-810H', 'mil MIL-STD 810H'],
    ['UL 94 V-0', 'ul UL 94 class v-0'],
    ['NIST SP 800-53 Rev. 5', 'nist NIST SP 800-53@5'],
    ['SP 800-63B', 'nist NIST SP 800-63B'],
    ['FIPS 140-3', 'nist FIPS 140-3'],
    ['A03:2021', 'owasp a03@2021'],
    ['OWASP A03:2021', 'owasp a03@2021'],
    ['CVE-2021-44228', 'cve CVE 2021-44228'],
    ['CWE-79', 'cwe CWE 79'],
    ['WCAG 2.2', 'w3c WCAG@2.2'],
    ['IBC 2021', 'building IBC@2021'],
    ['Regulation (EU) 2016/679', 'act regulation 2016/679'],
    ['Directive 2006/42/EC', 'act directive 2006/42'],
    ['Council Regulation No 2031/114', 'act regulation 2031/114'],
    ['doi:10.5555/nwk.2031.0417', 'doi 10.5555/nwk.2031.0417'],
    ['https://doi.org/10.5555/nwk.2032.0471.', 'doi 10.5555/nwk.2032.0471'],
    ['arXiv:2101.00001v2', 'arxiv arXiv 2101.00001@2'],
    ['NCT01234567', 'trial NCT 01234567'],
  ])
})

describe('documents and their parts', () => {
  table([
    ['3GPP TS 38.331 Section 5.3.5.4', '3gpp TS 38.331 section 5.3.5.4'],
    ['3GPP TS 38.331, sec. 5.3.5.4', '3gpp TS 38.331 section 5.3.5.4'],
    ['TS 38.331 § 5.3.5', '3gpp TS 38.331 section 5.3.5'],
    ['clause 5.2.2 of TS 38.331', '3gpp TS 38.331 clause 5.2.2'],
    ['ISO 9001:2015 (clause 8.5.1)', 'standard ISO 9001@2015 clause 8.5.1'],
    ['Art. 6(1)(f) GDPR', 'law GDPR article 6.1.f'],
    ['GDPR, Article 33(1)', 'law GDPR article 33.1'],
    ['45 CFR 164.312', 'law 45 CFR section 164.312'],
    ['29 C.F.R. § 1910.95(c)(1)', 'law 29 CFR section 1910.95.c.1'],
    ['21 CFR Part 11', 'law 21 CFR part 11'],
    ['17 U.S.C. § 107', 'law 17 USC section 107'],
    ['Article 6 of Regulation (EU) 2016/679', 'act regulation 2016/679 article 6'],
    ['IBC 2021, Section 1011.5.2', 'building IBC@2021 section 1011.5.2'],
    ['GDPR alone', ''],
  ])
})

describe('parts', () => {
  table([
    ['Section 5.3.5.4', 'part section 5.3.5.4'],
    ['§ 4.2.1', 'part section 4.2.1'],
    ['§§ 12-14', 'part section 12..14'],
    ['clause 7(b)', 'part clause 7.b'],
    ['Annex B.2', 'part annex b.2'],
    ['annex B', 'part annex b'],
    ['Table 3-1', 'part table 3.1'],
    ['Table S3', 'part table s3'],
    ['Fig. 2(b)', 'part figure 2.b'],
    ['Figure 2a', 'part figure 2.a'],
    ['Eq. (3)', 'part equation 3'],
    ['Recital 47', 'part recital 47'],
    ['Article IV', 'part article 4'],
    ['p. 90', 'part page 90'],
    ['pp. 88-93', 'part page 88..93'],
    ['pages 101 to 104', 'part page 101..104'],
    ['page 3 of 12', 'part page 3'],
    ['Sections 4 and 5', 'part section 4; part section 5'],
    ['Articles 6, 7 and 9', 'part article 6; part article 7; part article 9'],
    ['paragraph (a) of section 4', 'part section 4.a'],
    ['section 4(b)(ii)', 'part section 4.b.ii'],
    ['Article 12, paragraph 4', 'part article 12.4'],
    ['Success criterion 2.5.8', 'part criterion 2.5.8'],
    ['step 4.3', 'part step 4.3'],
    ['section\n4.3', ''],
    ['node 14', 'part node 14'],
    ['17 articles', ''],
    ['table 4 weeks', ''],
    ['part 2 million', ''],
    ['a part I played', ''],
    ['p 4', ''],
    ['in the section 5% of', ''],
  ])
})

describe('versions', () => {
  table([
    ['v3.2.1', 'version version 3.2.1'],
    ['version 3.2', 'version version 3.2'],
    ['version 2.0-rc.1', 'version version 2.0.rc1'],
    ['Release 16', 'version version 16'],
    ['Rel-17', 'version version 17'],
    ['Python 3.10', 'version python version 3.10'],
    ['Node.js 22.4', 'version node version 22.4'],
    ['TLS 1.3', 'version tls version 1.3'],
    ['Windows 11', 'version windows version 11'],
    ['Python 3.9 through 3.12', 'version python version 3.9..3.12'],
    ['versions 2.4.0 to 2.4.6', 'version version 2.4.0..2.4.6'],
    ['11.0.4', 'dotted  11.0.4'],
    ['Changelog: added in 4.2. Removed in 6.0.', 'version version 4.2; version version 6.0'],
    ['Node.js 20.19 or later', ''],
    ['runtime ≥ 18', ''],
    ['1.234.567', ''],
    ['release 20 balloons', ''],
    ['it grew in 4.2', ''],
  ])
})

describe('identifiers', () => {
  table([
    ['HTTP 429', 'code HTTP 429'],
    ['HTTP status 413', 'code HTTP 413'],
    ['exit code 137', 'code exit 137'],
    ['error code E1042', 'code e1042'],
    ['ORA-01555', 'identifier ora01555'],
    ['E-1042', 'identifier e1042'],
    ['0x8007000E', 'identifier 0x8007000e'],
    ['BX-2000', 'identifier bx2000'],
    ['ticket OPS-481', 'identifier ops481'],
    ['runbook RB-7', 'identifier rb7'],
    ['Form 27-C', 'identifier 27c'],
    ['drawing 4471-B, revision C', 'identifier 4471b@C'],
    ['dwg. 4471-D, rev. A', 'identifier 4471d@A'],
    ['order 4500', 'identifier 4500 [order]'],
    ['customer no. 88213', 'identifier 88213 [customer]'],
    ['issue #45', 'identifier 45 [issue]'],
    ['port 8080', 'port port 8080'],
    ['COVID-19, GPT-4, 5G, H2O, p95', ''],
    ['order 300 units', ''],
    ['in order 2020', ''],
  ])
})

describe('German', () => {
  table(
    [
      ['Artikel 6 Abs. 1 DSGVO', 'law GDPR article 6.1'],
      ['§ 7 Abs. 2 Satz 1 BGB', 'law BGB section 7.2.1'],
      ['§§ 12 und 14', 'part section 12; part section 14'],
      ['Seiten 4 bis 7', 'part page 4..7'],
      ['Rechnung Nr. 4711', 'identifier 4711 [invoice]'],
      ['Verordnung (EU) Nr. 2016/679, Abb. 3', 'act regulation 2016/679; part figure 3'],
    ],
    'de',
  )
})

describe('French, Spanish, Italian, Portuguese, Dutch', () => {
  table(
    [
      ['art. 12, al. 4', 'part article 12.4'],
      ['article 6 du RGPD', 'law GDPR article 6'],
      ['facture n° 4711', 'identifier 4711 [invoice]'],
    ],
    'fr',
  )
  table(
    [
      ['artículos 6 y 7', 'part article 6; part article 7'],
      ['pedido n.º 4711', 'identifier 4711 [order]'],
      ['art. 9.3', 'part article 9.3'],
    ],
    'es',
  )
  table([['art. 4, comma 3', 'part article 4.3']], 'it')
  table(
    [
      ['art. 5º, § 2º', 'part article 5.2'],
      ['artigo 6.º do RGPD', 'law GDPR article 6'],
    ],
    'pt',
  )
  table([['artikel 6, lid 2', 'part article 6.2']], 'nl')
})

describe('Chinese and Japanese', () => {
  table([['第十二条第三款', 'part article 12.3']], 'zh')
  table([['第7条第2項', 'part article 7.2']], 'ja')
})

describe('hostile text', () => {
  it.each([
    '5.'.repeat(20000),
    'Section '.repeat(20000),
    'ISO/'.repeat(20000),
    'A-1'.repeat(20000),
    'Articles 1, '.repeat(10000),
    '(1)'.repeat(20000),
    'version 1.'.repeat(10000),
  ])('ends: %.20s', (text) => expect(read(text).length).toBeGreaterThanOrEqual(0))
})
