import { createHash } from 'node:crypto'
import type { Lease } from '#platform/server/database.ts'
import type { ReadLine } from './read-file.ts'

/** What a line says, whichever file says it and in whichever format. */
export const digestOf = (line: ReadLine): string =>
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

/** A line with what it says and which of the lines that say the same it is, in its file. */
export interface CountedLine extends ReadLine {
  digest: string
  ordinal: number
}

/** Counts lines that say the same: two of them in one file are two payments. */
export function countLines(lines: readonly ReadLine[]): CountedLine[] {
  const counts = new Map<string, number>()
  return lines.map((line) => {
    const digest = digestOf(line)
    const ordinal = (counts.get(digest) ?? 0) + 1
    counts.set(digest, ordinal)
    return { ...line, digest, ordinal }
  })
}

/** How many lines that say this were taken in before, and in which file the last of them. */
export interface Known {
  last: number
  fileName: string
  importedAt: Date
}

/** What was taken in before of these lines. */
export async function knownOf(lease: Lease, lines: readonly CountedLine[]): Promise<Map<string, Known>> {
  const rows = await lease.query<Known & { digest: string }>(
    `select distinct on (l.digest) l.digest, l.ordinal::int as last, f.file_name as "fileName", f.imported_at as "importedAt"
     from bank_line l join bank_file f on f.id = l.file_id
     where l.digest = any($1) order by l.digest, l.ordinal desc`,
    [[...new Set(lines.map(({ digest }) => digest))]],
  )
  return new Map(rows.map(({ digest, ...known }) => [digest, known]))
}
