import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, Instant, KindNumber, paragraphs, verbatim } from '#platform/contract/fields.ts'
import { mostCandidates, mostComment, pollStates, Receipt, Results, weights } from './shapes.ts'

const token = verbatim(64)
const file = z.object({ nth: z.int(), name: z.string().meta({ wire: 'FileName' }) })

export const Ballot = z.object({
  communityName: z.string(),
  /** Whose paper it is. */
  label: z.string().meta({ wire: 'TabletNote' }),
  title: z.string(),
  content: z.string(),
  state: z.enum(pollStates).meta({ wire: 'Status' }),
  startsAt: Instant.meta({ wire: 'StartUtc' }),
  endsAt: Instant.meta({ wire: 'EndUtc' }),
  isSecret: z.boolean().meta({ wire: 'IsAnonymous' }),
  weight: z.enum(weights).meta({ wire: 'WeightMode' }),
  /** What this vote counts: 1, or an area in 0.01 m². */
  ownWeight: z.int(),
  maxChoices: z.int().meta({ wire: 'MaxChoice' }),
  candidates: z.array(
    z.object({ candidateId: Id, name: z.string(), note: z.string(), photoNth: z.int().nullable() }),
  ),
  files: z.array(file),
  allowsComments: z.boolean().meta({ wire: 'IsComment' }),
  comments: z.array(
    z.object({
      label: z.string().meta({ wire: 'TabletNote' }),
      body: z.string().meta({ wire: 'Content' }),
      at: Instant.meta({ wire: 'CreateAtUtc' }),
    }),
  ),
  hasVoted: z.boolean(),
  voted: z.int().meta({ wire: 'VotedCount' }),
  voters: z.int().meta({ wire: 'TotalCount' }),
  /** After the end: what came out, and every ballot by its receipt. */
  results: Results.nullable(),
  receipts: z.array(z.object({ receipt: z.string(), candidateIds: z.array(Id) })),
})
export type Ballot = z.output<typeof Ballot>

const open = { can: 'public', errors: 'own' } as const
const base = '/api/v1/Poll/Ballot/{token}'

/** What a voter does with the code of a paper, without an account. */
export const pollBallots = contract('pollBallots', {
  showBallot: call({
    ...open,
    method: 'GET',
    path: base,
    summary: 'The poll of a paper; after its end also the result and all receipts.',
    takes: z.object({ token }),
    gives: data(Ballot),
  }),
  castBallot: call({
    ...open,
    method: 'POST',
    path: base,
    summary:
      'Votes, once. The voter makes the receipt: in a named poll the same receipt with the same choice again is the same vote.',
    takes: z.object({
      token,
      candidateIds: z.array(Id).min(1, { error: '請至少選一項' }).max(mostCandidates),
      receipt: Receipt,
    }),
    gives: data(z.object({ receipt: z.string() })),
  }),
  addComment: call({
    ...open,
    method: 'POST',
    path: `${base}/Comment`,
    summary: 'A household says something about the poll while it is open.',
    takes: z.object({
      token,
      commentId: Id,
      body: paragraphs(mostComment)
        .refine((text) => text !== '', { error: '請填寫' })
        .meta({ wire: 'Content' }),
    }),
    gives: done,
  }),
  showFile: call({
    ...open,
    method: 'GET',
    path: `${base}/File/{nth}`,
    summary: 'A file of the poll, or the photo of a candidate, by its number.',
    takes: z.object({ token, nth: KindNumber }),
    gives: z.object({}),
  }),
})
