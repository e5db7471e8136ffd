import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import type { PollDetail, PollLine } from '../contract.ts'
import { fewestSecret } from '../shapes.ts'
import { pollRow } from './poll-rows.ts'
import { isOver, stateOf } from './poll-state.ts'
import { resultsNow } from './standing.ts'
import type { PollRow } from './tables.ts'

/** A row as a list shows it. */
export const lineOf = (row: PollRow, counts: { voted: number; voters: number }, now: Date): PollLine => ({
  pollId: row.id,
  number: row.number,
  title: row.title,
  state: stateOf(row, now),
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  isSecret: row.isSecret,
  weight: row.weight,
  buildings: row.buildings,
  tags: row.tags,
  doneAt: row.doneAt,
  ...counts,
})

const ofBuildings = `
  select h.building, count(t.household_id)::int as voted, count(*)::int as voters
  from poll_voter v join household h on h.id = v.household_id
  left join poll_turnout t on t.poll_id = v.poll_id and t.household_id = v.household_id
  where v.poll_id = $1 group by h.building, h.building_order order by h.building_order, h.building`
const counted = `
  select (select count(*) from poll_voter where poll_id = $1 and code_hash is not null)::int as printed,
    (select count(*) from poll_comment where poll_id = $1)::int as comments`
const days = 'select day::text as day, votes from poll_day where poll_id = $1 order by day'
const reminders =
  'select at, count(*)::int as count from poll_letter where poll_id = $1 group by at order by at desc'

interface OfBuilding extends Record<string, unknown> {
  building: string
  voted: number
  voters: number
}

type Seen = Lease & { now: Date; actor: Pick<Context['actor'], 'permissions'> }

/**
 * Whether somebody may be told how a named poll stands: whoever sees its ballots, and everybody once it is over. Whoever watches
 * the numbers while a household votes would know what it chose; where few voted, also by the buildings that did.
 */
const mayTell = ({ actor }: Seen, isTold: boolean): boolean =>
  isTold || actor.permissions.has('polls.records')

/** One poll with its turnout, and its result as far as it may be said (R319). Throws notFound. */
export async function getPoll(context: Seen, pollId: string): Promise<PollDetail> {
  const row = await pollRow(context, pollId)
  const parts = await context.query<OfBuilding>(ofBuildings, [pollId])
  const [counts] = await context.query<{ printed: number; comments: number }>(counted, [pollId])
  const sum = (of: 'voted' | 'voters') => parts.reduce((all, part) => all + part[of], 0)
  return {
    ...lineOf(row, { voted: sum('voted'), voters: sum('voters') }, context.now),
    content: row.content,
    maxChoices: row.maxChoices,
    candidates: row.candidates,
    files: row.files,
    allowsComments: row.allowsComments,
    createdAt: row.createdAt,
    createdBy: row.createdByName,
    publishedAt: row.publishedAt,
    publishedBy: row.publishedByName ?? '',
    doneBy: row.doneByName ?? '',
    rowVersion: row.rowVersion,
    results: mayTell(context, isOver(row, context.now)) ? await resultsNow(context, row, context.now) : null,
    days: await context.query<{ day: string; votes: number }>(days, [pollId]),
    // Who voted where is told of a secret poll after its end alone, and of no handful of households.
    ofBuildings: parts.map(({ building, voted, voters }) => {
      const isTold = row.isSecret
        ? isOver(row, context.now) && voters >= fewestSecret
        : mayTell(context, sum('voted') >= fewestSecret)
      return { building, voted: isTold ? voted : null, voters }
    }),
    reminders: await context.query<{ at: Date; count: number }>(reminders, [pollId]),
    printed: counts?.printed ?? 0,
    comments: counts?.comments ?? 0,
  }
}
