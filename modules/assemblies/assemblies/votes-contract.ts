import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, Instant, line, paragraphs, verbatim } from '#platform/contract/fields.ts'
import { base, chair, desk, prepare, record, see } from './contract.ts'
import {
  assemblyId,
  decisions,
  label,
  over,
  reason,
  rowVersion,
  sources,
  Topic,
  topicFields,
  topicId,
  unitId,
  WeightShape,
} from './shapes.ts'

const choices = z.array(verbatim(40)).max(100).meta({ wire: 'OptionIds' })
const Waiting = z.object({ unitId, label, ownerName: z.string(), agentName: z.string() })
const NewTopic = z.object({
  topicId,
  copiedFromId: Id.nullable().default(null).meta({ wire: 'CopiedFromTopicId' }),
  ...topicFields,
})
const heads = z.int().min(0).max(100_000)
/** In 0.01 m². */
const area = z.int().min(0).max(2_000_000_000)

export const VotingDashboard = z.object({
  topic: Topic,
  cast: WeightShape,
  castCount: z.int(),
  presentCount: z.int(),
  bySource: z.array(z.object({ source: z.enum(sources), count: z.int() })),
  overLimitCount: z.int(),
  unconfirmedCount: z.int(),
  waiting: z.array(Waiting).meta({ wire: 'NotVoted' }),
  /** Who came after voting began, and does not count in it. */
  arrived: z
    .array(Waiting.extend({ at: Instant.meta({ wire: 'RegisteredAtUtc' }) }))
    .meta({ wire: 'ArrivedSince' }),
  counts: z.array(
    z.object({
      by: z.string().meta({ wire: 'CreateBy' }),
      at: Instant.meta({ wire: 'CreateAtUtc' }),
      isAgreed: z.boolean(),
    }),
  ),
})
export type VotingDashboard = z.output<typeof VotingDashboard>

export const CastVote = z.object({
  unitId,
  label,
  ownerName: z.string(),
  /** Empty while voting goes on. */
  choices,
  heads: z.int(),
  fifths: z.int().meta({ wire: 'AreaFifths' }),
  isOverLimit: z.boolean(),
  over,
  source: z.enum(sources),
  isConfirmed: z.boolean(),
  at: Instant.meta({ wire: 'CreateAtUtc' }),
  by: z.string().meta({ wire: 'CreateBy' }),
})

/** Motions, votes and what the chair decides (R314, R316). */
export const assemblyVotes = contract('assemblyVotes', {
  listTopics: call({
    ...see,
    method: 'GET',
    path: `${base}/GetTopicList`,
    summary: 'The agenda in its order, each motion with the thresholds that hold for it.',
    takes: z.object({ assemblyId }),
    gives: data(z.array(Topic)),
  }),
  getTopic: call({
    ...see,
    method: 'GET',
    path: `${base}/GetTopic`,
    summary: 'One motion with its result.',
    takes: z.object({ topicId }),
    gives: data(Topic),
  }),
  createTopic: call({
    ...prepare,
    method: 'POST',
    path: `${base}/CreateTopic`,
    summary:
      'Adds a motion at the end; after the notice it is an extempore one, which an election never is (Art. 30 II).',
    takes: z.object({ assemblyId, ...NewTopic.shape }),
    gives: data(Topic),
  }),
  insertTopics: call({
    ...prepare,
    method: 'POST',
    path: `${base}/InsertTopics`,
    summary:
      'Adds several motions in this order, all or none; a meeting called again takes those of the first (Art. 32).',
    takes: z.object({ assemblyId, topics: z.array(NewTopic).min(1).max(100) }),
    gives: data(z.array(Topic)),
  }),
  updateTopic: call({
    ...prepare,
    method: 'PUT',
    path: `${base}/UpdateTopic`,
    summary: 'Changes a motion that was not voted on.',
    takes: z.object({ topicId, rowVersion, ...topicFields }),
    gives: data(Topic),
  }),
  deleteTopic: call({
    ...prepare,
    method: 'DELETE',
    path: `${base}/DeleteTopic`,
    summary:
      'Removes a motion that was not voted on; those after it move up. What the notice named is withdrawn instead (409_24_826).',
    takes: z.object({ topicId }),
    gives: done,
  }),
  orderTopics: call({
    ...prepare,
    method: 'PUT',
    path: `${base}/OrderTopics`,
    summary:
      'Puts the motions of a draft into another order: all of them, as they stand now and as they shall stand. 409_24_827: somebody added, removed or moved one meanwhile.',
    takes: z.object({
      assemblyId,
      before: z.array(Id).min(1).max(500).meta({ wire: 'SeenTopicIds' }),
      topicIds: z.array(Id).min(1).max(500),
    }),
    gives: data(z.array(Topic)),
  }),
  startVoting: call({
    ...record,
    method: 'POST',
    path: `${base}/StartVoting`,
    summary:
      'Voting on a motion begins (R314): who is there now is what its result is measured against. Phones may vote for so many minutes, with 0 until it is closed. 409_24_820: fewer are there than the motion asks for; a Reason goes on all the same and stands in the record and the minutes.',
    takes: z.object({
      topicId,
      minutes: z.int().min(0).max(60).default(0).meta({ wire: 'LimitMinutes' }),
      reason: line(100).default(''),
    }),
    gives: data(Topic),
  }),
  closeVoting: call({
    ...record,
    method: 'POST',
    path: `${base}/CloseVoting`,
    summary: 'Voting ends and is counted (R314).',
    takes: z.object({ topicId }),
    gives: data(Topic),
  }),
  resetVoting: call({
    ...record,
    method: 'POST',
    path: `${base}/ResetVoting`,
    summary:
      'Voting on a motion begins anew with a reason (R314); the votes stay in the record and count no longer.',
    takes: z.object({ topicId, reason }),
    gives: data(Topic),
  }),
  votingDashboard: call({
    ...see,
    method: 'GET',
    path: `${base}/GetVotingDashboardData`,
    summary: 'How far voting is, and who has not voted; never for what.',
    takes: z.object({ topicId }),
    gives: data(VotingDashboard),
  }),
  listVotes: call({
    ...see,
    method: 'GET',
    path: `${base}/GetVotes`,
    summary: 'The named votes of a motion; what they say only once voting is closed.',
    takes: z.object({ topicId }),
    gives: data(z.array(CastVote)),
  }),
  voteInfo: call({
    ...see,
    method: 'GET',
    path: `${base}/GetVoteInfo`,
    summary:
      'What whoever a card, a number, a household or a name means may vote with, and what they have voted.',
    takes: z.object({ topicId, keyword: line(200) }),
    gives: data(
      z.array(
        Waiting.extend({
          heads: z.int(),
          fifths: z.int().meta({ wire: 'AreaFifths' }),
          isOverLimit: z.boolean(),
          over,
          hasVoted: z.boolean(),
          isOwn: z.boolean(),
        }),
      ),
    ),
  }),
  setVotes: call({
    ...desk,
    method: 'POST',
    path: `${base}/SetVotes`,
    summary:
      'Named votes by card or on paper, or the totals of paper ballots and of raised hands, which two people count. Areas in 0.01 m².',
    takes: z.object({
      topicId,
      source: z.enum(['card', 'paper']).default('card'),
      votes: z.array(z.object({ unitId, choices })).max(500).default([]),
      totals: z
        .array(z.object({ optionId: verbatim(40), heads, area }))
        .max(102)
        .default([]),
      /** In the place of votes that stand; of such that count only by whoever keeps the record, and with a reason. */
      isReplacing: z.boolean().default(false),
      reason: line(100).default(''),
    }),
    gives: data(z.object({ counted: z.int(), unconfirmed: z.int() })),
  }),
  drawLots: call({
    ...chair,
    method: 'POST',
    path: `${base}/DrawLots`,
    summary: 'The order in which lots were drawn between candidates of equal votes.',
    takes: z.object({ topicId, optionIds: choices, witness: line(40).default('') }),
    gives: data(Topic),
  }),
  makeDecision: call({
    ...chair,
    method: 'POST',
    path: `${base}/MakeDecision`,
    summary: 'What the chair declares, beside what was calculated; where the two differ, with a reason.',
    takes: z.object({
      topicId,
      decision: z.enum(decisions),
      decisionText: paragraphs(1000).default(''),
      decisionReason: line(200).default(''),
    }),
    gives: data(Topic),
  }),
  cancelDecision: call({
    ...chair,
    method: 'POST',
    path: `${base}/CancelDecision`,
    summary: 'Takes a declaration back, with a reason.',
    takes: z.object({ topicId, reason }),
    gives: data(Topic),
  }),
  exportResults: call({
    ...see,
    method: 'GET',
    path: `${base}/GetAssemblyVotingResultExport`,
    summary: 'The results of all motions and the named votes as a workbook. Audited.',
    takes: z.object({ assemblyId }),
    gives: z.object({}),
    inTransaction: 'it writes down who took it',
  }),
})
