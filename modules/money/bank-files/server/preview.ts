import { speakTime } from '#platform/contract/speak-time.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Preview, PreviewLine } from '../shapes.ts'
import { type CountedLine, countLines, type Known, knownOf } from './known-lines.ts'
import type { ReadFile } from './read-file.ts'

/** The end of the account that paid, which is enough to ask somebody about it. */
export const tailOf = (account: string): string => account.slice(-5)

const shown = (
  { payerAccount, raw: _, digest: _digest, ordinal: _ordinal, ...line }: CountedLine,
  known?: Known,
): PreviewLine => ({
  ...line,
  payerTail: tailOf(payerAccount),
  known: known ? `${known.fileName}　${speakTime(known.importedAt)}` : '',
})

/** What a file holds, with at most so many of its lines. */
export async function previewOf(lease: Lease, read: ReadFile, most = 100): Promise<Preview> {
  const lines = countLines(read.lines)
  const before = await knownOf(lease, lines)
  const known = lines.filter(({ digest, ordinal }) => ordinal <= (before.get(digest)?.last ?? 0))
  const isKnown = new Set(known)
  const fresh = lines.filter((line) => !isKnown.has(line))
  return {
    lines: fresh.slice(0, most).map((line) => shown(line)),
    known: known.slice(0, most).map((line) => shown(line, before.get(line.digest))),
    faults: read.faults.toSorted((a, b) => Number(b.isFault) - Number(a.isFault)),
    unknown: read.unknown.slice(0, 40),
    count: fresh.length,
    knownCount: known.length,
    gross: fresh.reduce((sum, { kind, amount }) => sum + (kind === 'in' ? amount : 0 - amount), 0),
  }
}
