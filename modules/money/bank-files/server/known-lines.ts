import { createHash } from 'node:crypto'
import type { Lease } from '#platform/server/database.ts'
import type { ReadLine } from './read-file.ts'
import { isNumbered, sayTheSame } from './say-the-same.ts'

/** What a line says, whichever file says it. */
const digestOf = (line: ReadLine): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        line.kind,
        line.code,
        line.amount,
        line.paidOn,
        line.paidTime,
        line.creditedOn,
        line.channel,
        line.bankCode,
        line.payerAccount,
        line.reference,
      ]),
    )
    .digest('base64url')

/** Where a line was taken in before. */
export interface Known {
  fileName: string
  importedAt: Date
}

/** The line of the same file that tells the same payment. */
export interface Twin {
  twin: number
}

/** A line with what it says, and where it was taken in before. */
export interface ComparedLine extends ReadLine {
  digest: string
  known: Known | Twin | undefined
}

type Said = Pick<
  ReadLine,
  | 'lineNumber'
  | 'kind'
  | 'code'
  | 'amount'
  | 'paidOn'
  | 'paidTime'
  | 'bankCode'
  | 'payerAccount'
  | 'reference'
> & { digest: string }
type Taken = Known & Said & { id: string; isSameFile: boolean }

const columns = `l.id, l.line_number as "lineNumber", l.kind, l.code, l.amount::float8 as amount, l.paid_on::text as "paidOn",
  l.paid_time as "paidTime", l.payer_account as "payerAccount", l.bank_code as "bankCode", l.reference, l.digest, f.sha256 = $1 as "isSameFile", f.file_name as "fileName",
  f.imported_at as "importedAt"`
const taken = `
  with same as (select l.id from bank_file f join bank_line l on l.file_id = f.id where f.sha256 = $1),
  alike as (select l.id from unnest($2::bigint[], $3::date[]) as g (amount, on_day)
    join bank_line l on l.amount = g.amount and l.paid_on = g.on_day)
  select ${columns} from (select id from same union select id from alike) found
    join bank_line l on l.id = found.id join bank_file f on f.id = l.file_id
  order by f.imported_at, l.line_number, l.id`

/** Gives each line the first that was taken in under its key, fits, and is no other line's yet; gives what is nobody's. */
function pair(
  lines: readonly ComparedLine[],
  rows: readonly Taken[],
  keyOf: (said: Said) => string | number,
  fits: (line: Said, row: Said) => boolean = () => true,
): Taken[] {
  const left = new Map<string | number, Taken[]>()
  for (const row of rows) left.set(keyOf(row), [...(left.get(keyOf(row)) ?? []), row])
  for (const line of lines) {
    const found = left.get(keyOf(line)) ?? []
    const row = line.known ? undefined : found.find((one) => fits(line, one))
    if (!row) continue
    line.known = { fileName: row.fileName, importedAt: row.importedAt }
    found.splice(found.indexOf(row), 1)
  }
  return [...left.values()].flat()
}

/**
 * Which lines of a file were taken in before, each by one line: in the very same file by its number; else the same payment, which a
 * longer file or one that was read by another format tells again: the same account, amount and day, and nothing of what both say
 * is different. Two lines in one file that say the same are two payments, unless the bank numbered both with the same number.
 */
export async function compareLines(
  lease: Lease,
  sha256: string,
  lines: readonly ReadLine[],
): Promise<ComparedLine[]> {
  const compared = lines.map((line): ComparedLine => ({ ...line, digest: digestOf(line), known: undefined }))
  const days = new Map(lines.map(({ amount, paidOn }) => [`${amount} ${paidOn}`, { amount, paidOn }]))
  const rows = await lease.query<Taken & { [column: string]: unknown }>(taken, [
    sha256,
    [...days.values()].map(({ amount }) => amount),
    [...days.values()].map(({ paidOn }) => paidOn),
  ])
  pair(
    compared,
    rows.filter(({ isSameFile }) => isSameFile),
    ({ lineNumber }) => lineNumber,
  )
  const rest = pair(
    compared,
    rows.filter(({ isSameFile }) => !isSameFile),
    ({ digest }) => digest,
  )
  pair(compared, rest, ({ kind, code, amount, paidOn }) => `${kind} ${code} ${amount} ${paidOn}`, sayTheSame)
  markTwins(compared)
  return compared
}

/** Lines of one file that say the same under the bank's own number are one payment, told twice. */
function markTwins(lines: readonly ComparedLine[]): void {
  const first = new Map<string, number>()
  for (const line of lines) {
    if (!isNumbered(line.reference)) continue
    const twin = first.get(line.digest)
    if (twin === undefined) first.set(line.digest, line.lineNumber)
    else line.known ??= { twin }
  }
}

/** The last number of lines that say the same, by what they say. */
export async function lastOrdinals(
  lease: Lease,
  lines: readonly ComparedLine[],
): Promise<Map<string, number>> {
  const rows = await lease.query<{ digest: string; last: number }>(
    'select digest, max(ordinal)::int as last from bank_line where digest = any($1) group by digest',
    [[...new Set(lines.map(({ digest }) => digest))]],
  )
  return new Map(rows.map(({ digest, last }) => [digest, last]))
}
