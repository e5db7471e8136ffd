import type { Context } from '#platform/server/context.ts'
import type { RosterShift, ShiftElsewhere } from '../contract.ts'

export type Stage = 'draft' | 'published'
type Row = RosterShift & { [column: string]: unknown }

/** Shifts of a span of days, both included, by person and day. */
export const readShifts = (context: Context, stage: Stage, first: string, last: string): Promise<Row[]> =>
  context.query<Row>(
    `select person_id as "personId", day::text, code, look, shift_name as name, shift_from as "from", shift_until as until,
       rest_minutes as "restMinutes"
     from duty_shift where stage = $1 and day between $2 and $3 order by person_id, day`,
    [stage, first, last],
  )

/** What limits look at of a month: what is planned of it, and what is published of the days around. */
export async function readPlanned(
  context: Context,
  month: string,
  { first, last }: { first: string; last: string },
): Promise<Row[]> {
  const isIn = ({ day }: { day: string }) => day.startsWith(month)
  const draft = await readShifts(context, 'draft', `${month}-01`, last)
  const published = await readShifts(context, 'published', first, last)
  return [...draft.filter(isIn), ...published.filter((shift) => !isIn(shift))]
}

/** When people of this roster are on duty in other communities of the company, as published there. */
export const readElsewhere = (context: Context, first: string, last: string): Promise<ShiftElsewhere[]> =>
  context.query<ShiftElsewhere & { [column: string]: unknown }>(
    `select p.id as "personId", e.community_name as "communityName", e.day, e.code, e.shift_from as "from", e.shift_until as until,
       e.rest_minutes as "restMinutes"
     from duty_shifts_elsewhere($1, $2) e
     join duty_person p on p.who = e.who and p.company_id = e.company_id and p.retired_at is null
     order by p.id, e.day, e.shift_from`,
    [first, last],
  )

/** What people of this roster worked on a day in another community of the company. */
export interface WorkedElsewhere {
  [column: string]: unknown
  personId: string
  communityName: string
  day: string
  minutes: number
}

/** What the clocks of the other communities of the company have of people of this roster; somebody who left here counts as well. */
export const workedElsewhere = (context: Context, first: string, last: string): Promise<WorkedElsewhere[]> =>
  context.query<WorkedElsewhere>(
    `select p.id as "personId", e.community_name as "communityName", e.day, e.minutes
     from duty_worked_elsewhere($1, $2) e
     -- One of the lines that somebody had here: the one that is in force, or the last one.
     cross join lateral (
       select p.id from duty_person p where p.who = e.who and p.company_id = e.company_id
       order by p.retired_at desc nulls first limit 1) p
     order by p.id, e.community_name, e.day`,
    [first, last],
  )
