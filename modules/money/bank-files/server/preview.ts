import { speakTime } from '#platform/contract/speak-time.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Preview, PreviewLine } from '../shapes.ts'
import { type ComparedLine, compareLines, type Known, type Twin } from './known-lines.ts'
import type { ReadFile } from './read-file.ts'

/** The end of the account that paid, which is enough to ask somebody about it. */
export const tailOf = (account: string): string => account.slice(-5)

const whereOf = (known: Known | Twin): string =>
  'twin' in known ? `同檔案第 ${known.twin} 行` : `${known.fileName}　${speakTime(known.importedAt)}`

const shown = ({ payerAccount, raw: _, digest: _digest, known, ...line }: ComparedLine): PreviewLine => ({
  ...line,
  payerTail: tailOf(payerAccount),
  known: known ? whereOf(known) : '',
})

/** What a file holds, with at most so many of its lines. `sha256`: of the file, '' of a sample. */
export async function previewOf(lease: Lease, read: ReadFile, sha256: string, most = 100): Promise<Preview> {
  const lines = await compareLines(lease, sha256, read.lines)
  const known = lines.filter((line) => line.known)
  const fresh = lines.filter((line) => !line.known)
  return {
    lines: fresh.slice(0, most).map(shown),
    known: known.slice(0, most).map(shown),
    faults: read.faults.toSorted((a, b) => Number(b.isFault) - Number(a.isFault)),
    unknown: read.unknown.slice(0, 40),
    count: fresh.length,
    knownCount: known.length,
    gross: fresh.reduce((sum, { kind, amount }) => sum + (kind === 'in' ? amount : 0 - amount), 0),
  }
}
