import { Problem } from '#platform/contract/problem.ts'
import { problems } from '#platform/contract/problems.ts'

/** A picture that was taken without a line: sent before its call, which then names its path. */
export interface QueuedFile {
  /** The field of the call that gets the path. */
  field: string
  folder: string
  image: Blob
}

export interface Refusal {
  sentence: string
  code: number
  /** Whether somebody has read it in a box. */
  told: boolean
}

/** One write that waits in this browser: ids, numbers and notes, never a resident's name or phone number. */
export interface QueueEntry {
  /** Rises with time, so entries are sent in the order in which they were made. */
  id: string
  /** Which call: `packages.register`. */
  call: string
  /** What the call takes, in our names. */
  input: Record<string, unknown>
  /** The Idempotency-Key: sent again, it is the same act. */
  key: string
  /** Account and community, as `ownerOf` writes them: nobody else sends or sees it. */
  owner: string
  madeAt: number
  /** For people: `登記 A棟-12F-3 包裹`. */
  about: string
  files: readonly QueuedFile[]
  /** What its module needs to open the form again. */
  draft?: unknown
  refusal?: Refusal
}

export type EntryState = 'waiting' | 'refused' | 'expired'

/** The server forgets answers after 7 days; an older entry could become a second act, so it is not sent by itself. */
export const expiresAfter = 6 * 24 * 3_600_000

/** Whose entries these are: an account in a community. */
export const ownerOf = (account: string, community: string): string => JSON.stringify([account, community])

/** What an entry waits for: the line, or a person. Times in ms. */
export function stateOf(entry: Pick<QueueEntry, 'madeAt' | 'refusal'>, now: number): EntryState {
  if (entry.refusal) return 'refused'
  return now - entry.madeAt > expiresAfter ? 'expired' : 'waiting'
}

/** What an error of a sent entry means. later: nothing is known, the same key goes again; ended: the session is over. */
export type Verdict = 'later' | 'ended' | 'refused'

const later = ['failed', 'unavailable', 'tooMany']

/** What becomes of an entry after an error: tried later, refused, or the session ended. */
export function judge(error: unknown): Verdict {
  if (!(error instanceof Problem)) return 'later'
  if (error.kind === 'unauthenticated') return 'ended'
  return later.includes(error.kind) || error.code === problems.busyRetry().code ? 'later' : 'refused'
}

/** Milliseconds before the n-th try in a row: 2 s, 4 s, … at most half a minute. */
export const pauseBefore = (tries: number): number => Math.min(30_000, 1000 * 2 ** Math.min(tries, 5))

/** Bytes of pictures that one entry may keep. */
export const largestFiles = 3_000_000

/** Whether an entry's pictures are small enough to be kept in the browser. */
export const filesFit = (files: readonly Pick<QueuedFile, 'image'>[]): boolean =>
  files.reduce((sum, { image }) => sum + image.size, 0) <= largestFiles
