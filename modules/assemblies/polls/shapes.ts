import { z } from 'zod'
import { Id, line, paragraphs, verbatim, words } from '#platform/contract/fields.ts'

/** Characters of a title and of what a poll is about. */
export const mostTitle = 60
export const mostContent = 2000
export const mostCandidates = 20
export const mostFiles = 5
/** Characters of a comment. */
export const mostComment = 300
/** Days that a poll may be open: what was said in it is kept from there on. */
export const mostDays = 90
/** A secret ballot hides nobody among fewer. */
export const fewestSecret = 5

export const weights = ['household', 'owner', 'area'] as const
/** What a ballot counts: one for each household, one for each owner, or the exclusive area in 0.01 m². */
export type Weight = (typeof weights)[number]

export const pollStates = ['draft', 'waiting', 'going', 'ended', 'done'] as const
/** `waiting`: published, not begun; `ended`: its time is over; `done`: its result was closed (R317). */
export type PollState = (typeof pollStates)[number]

const path = line(200)

export const Candidate = z.object({
  candidateId: Id,
  name: words(40),
  note: paragraphs(200).default(''),
  photoPath: path.default('').meta({ wire: 'PhotoUrl' }),
})
export type Candidate = z.output<typeof Candidate>

export const PollFile = z.object({ path, name: words(80).meta({ wire: 'FileName' }) })
export type PollFile = z.output<typeof PollFile>

/** Twelve signs that nobody mistakes for others; made by the voter's browser, so that a lost answer loses no receipt. */
export const Receipt = verbatim(14).regex(
  /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/,
  { error: '收據碼格式不正確' },
)
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new receipt of 60 random bits: K7QF-3M9P-XT2A. */
export function newReceipt(): string {
  const drawn = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => signs[byte % 32])
  return [0, 4, 8].map((at) => drawn.slice(at, at + 4).join('')).join('-')
}

/** What one candidate got. `weight` and `share` (0.01 %, cut off) are null where they would give somebody away. */
export const Result = z.object({
  candidateId: Id,
  /** 1 is the first; equal ones share it. */
  rank: z.int(),
  ballots: z.int().meta({ wire: 'Count' }),
  weight: z.int().nullable(),
  share: z.int().nullable(),
})
export type Result = z.output<typeof Result>

export const Results = z.object({
  /** Ballots and their weights together: what shares are of. */
  ballots: z.int().meta({ wire: 'BallotCount' }),
  weight: z.int().nullable(),
  candidates: z.array(Result),
})
export type Results = z.output<typeof Results>
