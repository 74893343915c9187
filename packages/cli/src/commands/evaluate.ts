// `quantguard evaluate`: saved claims against the documents that they cite, one row a claim.
import type { Command } from 'commander'
import { evaluateClaim } from '../evaluate/evaluate-claim.js'
import { readClaims, readDocuments } from '../evaluate/read-claims.js'
import { ExitCode } from '../exit-codes.js'
import { writeCsv } from '../input/csv.js'
import { colorsFor } from '../output/colors.js'
import { evaluateReport, isMismatch } from '../output/evaluate-report.js'
import { print } from '../output/streams.js'
import { writeOutput } from '../output/write-output.js'
import { addReadingSettings, type GuardSettings, guardFrom } from './guard-settings.js'

interface EvaluateSettings extends GuardSettings {
  readonly documents: string
  readonly out?: string
}

/** A saved claim repeats what a document says, so a value that is only near is not in evidence. */
const TOLERANCE = 0

const HELP = `
Claims: a CSV file with the columns claim_text, cited_doc_id and retrieved_doc_ids (ids with | between them),
and, where they are known, claim_id and expected_status. Documents: a CSV file with the columns doc_id and
text, or a file of sources as 'quantguard verify' takes it. A claim is judged only by the documents it cites.
Statuses: supported, unsupported_quantity, missing_citation, unknown_citation, citation_not_retrieved,
needs_review_no_quantity. Exits with 1 when a claim does not come out as its expected_status says.

Example:
  $ printf 'doc_id,text\\nS01,Log a reading every 60 seconds.\\n' > handbook.csv
  $ printf 'claim_id,claim_text,cited_doc_id,retrieved_doc_ids\\n' > claims.csv
  $ printf 'C01,Log a reading once in 1 minute.,S01,S01|S02\\n' >> claims.csv
  $ quantguard evaluate claims.csv --documents handbook.csv`

export function addEvaluate(program: Command): void {
  const command = program
    .command('evaluate')
    .summary('evaluate saved claims by the documents they cite')
    .description('Evaluates saved claims, one row each, by the documents that they cite.')
    .argument('<claims>', 'CSV file of claims; - is standard input')
    .requiredOption('-d, --documents <file>', 'file of the documents that claims cite')
    .option('-o, --out <file>', 'write the rows with their status and reason to a CSV file')
  addReadingSettings(command, TOLERANCE)
    .showHelpAfterError("Run 'quantguard evaluate --help' for the options.")
    .addHelpText('after', HELP)
    .action(async (path: string, settings: EvaluateSettings) => {
      const guard = guardFrom({ tolerance: TOLERANCE, ...settings })
      const documents = await readDocuments(settings.documents)
      const claims = await readClaims(path)
      const evaluated = claims.map((claim) => ({ claim, ...evaluateClaim(claim, documents, guard) }))
      const rows = evaluated.map(({ claim, status, reason }) => ({ ...claim.row, status, reason }))
      if (settings.out !== undefined) await writeOutput(settings.out, writeCsv(rows))
      if (evaluated.some(isMismatch)) process.exitCode = ExitCode.invalid
      await print(evaluateReport(evaluated, colorsFor(process.stdout)))
    })
}
