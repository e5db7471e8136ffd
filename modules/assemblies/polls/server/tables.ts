import { boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { Candidate, PollFile, Weight } from '../shapes.ts'

export const polls = pgTable('poll', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  number: integer('number').notNull(),
  title: text('title').notNull(),
  content: text('content').notNull(),
  isSecret: boolean('is_secret').notNull(),
  weight: text('weight').$type<Weight>().notNull(),
  maxChoices: integer('max_choices').notNull(),
  buildings: text('buildings').array().notNull(),
  tags: text('tags').array().notNull(),
  candidates: jsonb('candidates').$type<Candidate[]>().notNull(),
  files: jsonb('files').$type<PollFile[]>().notNull(),
  allowsComments: boolean('allows_comments').notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  createdAt: instant('created_at').notNull(),
  createdByName: text('created_by_name').notNull(),
  changedAt: instant('changed_at').notNull(),
  changedByName: text('changed_by_name').notNull(),
  publishedAt: instant('published_at'),
  publishedByName: text('published_by_name'),
  doneAt: instant('done_at'),
  doneByName: text('done_by_name'),
  deletedAt: instant('deleted_at'),
  rowVersion: integer('row_version').notNull().default(1),
})
export type PollRow = typeof polls.$inferSelect

export const voters = pgTable('poll_voter', {
  communityId: communityId(),
  pollId: uuid('poll_id').notNull(),
  householdId: uuid('household_id').notNull(),
  weight: integer('weight').notNull(),
  units: integer('units').notNull().default(1),
  codeHash: text('code_hash'),
  codedAt: instant('coded_at'),
  isCodeUsed: boolean('is_code_used').notNull().default(false),
})

export const turnout = pgTable('poll_turnout', {
  communityId: communityId(),
  pollId: uuid('poll_id').notNull(),
  householdId: uuid('household_id').notNull(),
})

export const ballots = pgTable('poll_ballot', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  pollId: uuid('poll_id').notNull(),
  householdId: uuid('household_id'),
  receipt: text('receipt').notNull(),
  candidateIds: uuid('candidate_ids').array().notNull(),
  weight: integer('weight').notNull(),
  at: instant('at').notNull(),
})

/** What a secret poll keeps of a ballot. */
export interface BoxedBallot {
  receipt: string
  candidateIds: string[]
}

export const boxes = pgTable('poll_box', {
  communityId: communityId(),
  pollId: uuid('poll_id').notNull(),
  ballots: jsonb('ballots').$type<BoxedBallot[]>().notNull(),
  weights: jsonb('weights').$type<Record<string, number>>().notNull(),
  votedWeight: integer('voted_weight').notNull(),
})

export const days = pgTable('poll_day', {
  communityId: communityId(),
  pollId: uuid('poll_id').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  votes: integer('votes').notNull(),
})

export const letters = pgTable('poll_letter', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  pollId: uuid('poll_id').notNull(),
  householdId: uuid('household_id').notNull(),
  at: instant('at').notNull(),
})

export const comments = pgTable('poll_comment', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  pollId: uuid('poll_id').notNull(),
  householdId: uuid('household_id'),
  authorName: text('author_name').notNull(),
  body: text('body').notNull(),
  at: instant('at').notNull(),
  hiddenAt: instant('hidden_at'),
  hiddenByName: text('hidden_by_name'),
  hideReason: text('hide_reason').notNull().default(''),
})
