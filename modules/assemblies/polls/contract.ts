import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import {
  data,
  Day,
  done,
  Id,
  Instant,
  line,
  page,
  paging,
  paragraphs,
  RowVersion,
  Secret,
  words,
} from '#platform/contract/fields.ts'
import {
  Candidate,
  mostCandidates,
  mostComment,
  mostContent,
  mostFiles,
  mostTitle,
  PollFile,
  pollStates,
  Results,
  weights,
} from './shapes.ts'

const pollId = Id.meta({ wire: 'VotingId' })
const state = z.enum(pollStates)
const startsAt = Instant.meta({ wire: 'StartUtc' })
const endsAt = Instant.meta({ wire: 'EndUtc' })
const isSecret = z.boolean().meta({ wire: 'IsAnonymous' })
const weight = z.enum(weights).meta({ wire: 'WeightMode' })
const buildings = z.array(words(20)).max(50).meta({ wire: 'TargetBuildings' })
const tags = z.array(words(20)).max(50).meta({ wire: 'TargetTags' })
const voted = z.int().meta({ wire: 'VotedCount' })
const voters = z.int().meta({ wire: 'TotalCount' })

const content = {
  title: words(mostTitle),
  content: paragraphs(mostContent),
  startsAt,
  endsAt,
  isSecret,
  weight,
  maxChoices: z.int().min(1).max(mostCandidates).meta({ wire: 'MaxChoice' }),
  buildings: buildings.default([]),
  tags: tags.default([]),
  candidates: z.array(Candidate).min(2, { error: '至少兩個選項' }).max(mostCandidates),
  files: z.array(PollFile).max(mostFiles).default([]),
  allowsComments: z.boolean().meta({ wire: 'IsComment' }),
  isPublish: z.boolean().default(false),
}

export const PollLine = z.object({
  pollId,
  number: z.int(),
  title: z.string(),
  state: state.meta({ wire: 'Status' }),
  startsAt,
  endsAt,
  isSecret,
  weight,
  buildings: z.array(z.string()).meta({ wire: 'TargetBuildings' }),
  tags: z.array(z.string()).meta({ wire: 'TargetTags' }),
  doneAt: Instant.nullable().meta({ wire: 'DoneUtc' }),
  voted,
  voters,
})
export type PollLine = z.output<typeof PollLine>

const OfBuilding = z.object({ building: z.string(), voted: voted.nullable(), voters })
export const PollDetail = PollLine.extend({
  content: z.string(),
  maxChoices: z.int().meta({ wire: 'MaxChoice' }),
  candidates: z.array(Candidate),
  files: z.array(PollFile),
  allowsComments: z.boolean().meta({ wire: 'IsComment' }),
  createdAt: Instant.meta({ wire: 'CreateAtUtc' }),
  createdBy: z.string().meta({ wire: 'CreateBy' }),
  publishedAt: Instant.nullable().meta({ wire: 'PublishUtc' }),
  publishedBy: z.string().meta({ wire: 'PublishBy' }),
  doneBy: z.string(),
  rowVersion: RowVersion,
  /** Null: nothing is said before the end of a secret poll, nor of a draft. */
  results: Results.nullable(),
  days: z.array(z.object({ day: Day, votes: z.int().meta({ wire: 'Count' }) })),
  /** Null: of a secret poll it is told after its end alone, and of five households or more. */
  ofBuildings: z.array(OfBuilding).meta({ wire: 'Buildings' }),
  reminders: z.array(z.object({ at: Instant.meta({ wire: 'AtUtc' }), count: z.int() })),
  /** Households whose paper was printed. */
  printed: z.int().meta({ wire: 'PrintedCount' }),
  comments: z.int().meta({ wire: 'CommentCount' }),
})
export type PollDetail = z.output<typeof PollDetail>

const PollRecord = z.object({
  receipt: z.string(),
  candidateIds: z.array(Id),
  /** Of a secret poll: '' and null; nobody knows. */
  label: z.string().meta({ wire: 'TabletNote' }),
  weight: z.int().nullable(),
  at: Instant.nullable().meta({ wire: 'VotedUtc' }),
})
export type PollRecord = z.output<typeof PollRecord>

const Paper = z.object({
  label: z.string().meta({ wire: 'TabletNote' }),
  token: Secret.meta({ wire: 'BallotToken', secret: true }),
  /** What the code on the paper says: where residents reach Lobby, else the path alone. */
  url: Secret.meta({ wire: 'BallotUrl', secret: true }),
})

const commentId = Id
export const PollComment = z.object({
  commentId,
  /** '' is the management's. */
  label: z.string().meta({ wire: 'TabletNote' }),
  author: z.string().meta({ wire: 'AuthorName' }),
  body: z.string().meta({ wire: 'Content' }),
  at: Instant.meta({ wire: 'CreateAtUtc' }),
  isHidden: z.boolean(),
  hiddenAt: Instant.nullable().meta({ wire: 'HiddenUtc' }),
  hiddenBy: z.string(),
  reason: z.string().meta({ wire: 'HiddenReason' }),
})
export type PollComment = z.output<typeof PollComment>

const service = [10] as const
const see = { can: 'polls.view', service } as const
const records = { can: 'polls.records', service } as const
const manage = { can: 'polls.manage', service } as const
const base = '/core/api/Voting'

export const polls = contract('polls', {
  listPolls: call({
    ...see,
    method: 'GET',
    path: `${base}/List`,
    summary: 'Polls of residents, the newest first, with how many of each state there are.',
    takes: z.object({
      state: state.optional().meta({ wire: 'Status' }),
      keyword: line(40).default(''),
      ...paging,
    }),
    gives: page(PollLine).extend({ counts: z.record(z.string(), z.int()).meta({ wire: 'StatusCounts' }) }),
  }),
  exportPolls: call({
    ...records,
    method: 'GET',
    path: `${base}/Export`,
    summary: 'Polls as a workbook; with VotingId one poll: its result, its ballots and who may vote.',
    takes: z.object({ pollId: pollId.optional(), keyword: line(40).default('') }),
    gives: z.object({}),
    inTransaction: 'what leaves the house is audited',
  }),
  getPoll: call({
    ...see,
    method: 'GET',
    path: `${base}/Detail/{pollId}`,
    summary: 'One poll with its turnout, and its result as far as it may be said (R319).',
    takes: z.object({ pollId }),
    gives: data(PollDetail),
  }),
  listRecords: call({
    ...records,
    method: 'GET',
    path: `${base}/CandidateVotingRecord`,
    summary:
      'The ballots: of a named poll with household and time, of a secret one after its end by receipt alone.',
    takes: z.object({ pollId, candidateId: Id.optional(), ...paging }),
    gives: page(PollRecord),
  }),
  listComments: call({
    ...see,
    method: 'GET',
    path: `${base}/Comments`,
    summary: 'What was said about a poll, the newest first, hidden ones with who hid them and why (R318).',
    takes: z.object({ pollId, ...paging }),
    gives: page(PollComment),
  }),
  listTargets: call({
    ...see,
    method: 'GET',
    path: `${base}/Targets`,
    summary: 'Buildings and tags that a poll can be for, and how many households and owners a choice means.',
    takes: z.object({ buildings: buildings.default([]), tags: tags.default([]) }),
    gives: data(
      z.object({
        buildings: z.array(z.object({ name: z.string(), count: z.int() })),
        tags: z.array(z.object({ name: z.string(), count: z.int() })),
        households: z.int().meta({ wire: 'TabletCount' }),
        owners: z.int().meta({ wire: 'OwnerCount' }),
        withoutArea: z.int(),
      }),
    ),
  }),
  remindAgain: call({
    ...manage,
    method: 'DELETE',
    path: `${base}/NotificationAgain`,
    summary:
      'Reminds: of a named poll those who have not voted, of a secret one everybody, so that a reminder tells nothing.',
    takes: z.object({ pollId }),
    gives: data(z.object({ count: z.int() })),
  }),
  deletePoll: call({
    ...manage,
    method: 'DELETE',
    path: `${base}/{pollId}`,
    summary: 'Deletes a poll in which nobody voted (R319).',
    takes: z.object({ pollId }),
    gives: done,
  }),
  uploadPollFile: call({
    ...manage,
    method: 'POST',
    path: `${base}/UploadFile`,
    summary: 'Keeps a file or a photo for a poll: PDF, PNG or JPEG (multipart, field File).',
    body: 'file',
    takes: z.object({}),
    gives: data(
      z.object({
        path: z.string(),
        fileName: z.string(),
        contentType: z.string().meta({ wire: 'MimeType' }),
      }),
    ),
  }),
  addPoll: call({
    ...manage,
    method: 'POST',
    path: base,
    summary: 'Makes a poll, and publishes it when asked; the client makes the id (R319).',
    takes: z.object({ pollId, ...content }),
    gives: data(PollDetail),
  }),
  changePoll: call({
    ...manage,
    method: 'PUT',
    path: base,
    summary:
      'Saves a poll over the version that the person saw, and publishes it when asked; then named or secret, weight, candidates and targets are fixed.',
    takes: z.object({ pollId, rowVersion: RowVersion, ...content }),
    gives: data(PollDetail),
  }),
  hideComment: call({
    ...manage,
    method: 'PATCH',
    path: `${base}/VotingCommentHidden`,
    summary: 'Hides a comment from residents, with a reason, or shows it again (R318).',
    takes: z.object({
      commentId,
      isHidden: z.boolean(),
      reason: line(30).default('').meta({ wire: 'HiddenReason' }),
    }),
    gives: done,
  }),
  finishPoll: call({
    ...manage,
    method: 'PATCH',
    path: `${base}/VotingDone`,
    summary: 'Closes the result of a poll; one that is still open ends with it (R317).',
    query: ['pollId'],
    takes: z.object({ pollId: Id.meta({ wire: 'votingId', orWire: 'VotingId' }) }),
    gives: data(PollDetail),
  }),
  replyToPoll: call({
    ...manage,
    method: 'POST',
    path: `${base}/Comments`,
    summary: 'The management says something to all who vote.',
    takes: z.object({
      pollId,
      commentId,
      body: paragraphs(mostComment)
        .refine((text) => text !== '', { error: '請填寫' })
        .meta({ wire: 'Content' }),
    }),
    gives: done,
  }),
  printBallots: call({
    can: 'polls.print',
    service,
    method: 'POST',
    path: `${base}/PaperBallots`,
    summary:
      'Codes for papers, each for one household and good for one vote. Many at once ask for polls.manage; in the place of papers that are out only with a reason, and once somebody voted only for one household.',
    takes: z.object({
      pollId,
      building: line(20).default(''),
      tabletId: Id.optional().meta({ wire: 'TabletId' }),
      reason: line(60).default(''),
    }),
    gives: data(z.array(Paper)),
    secret: 'codes of papers; whoever has one votes',
  }),
})
