import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { holdMonths, listCompanies, mustBeOpen } from '#modules/duty/clock-entries/server/public.ts'
import type { dutyRosters } from '../contract.ts'
import { dutyRosterChanged } from '../events.ts'
import { cellChanged, dayOutside, shiftCodeUnknown } from '../problems.ts'
import { listPeople } from './people.ts'

type Calls = typeof dutyRosters.calls
type Change = Taken<Calls['saveCells']>['changes'][number]

// A shift may stand there that nobody set as a cell: of a swap.
const standing = `
  select coalesce(s.person_id, c.person_id) || ' ' || coalesce(s.day, c.day) as key, coalesce(s.code, '') as code,
    coalesce(c.changed_by_name, '') as "changedBy"
  from (select * from duty_shift where stage = 'draft' and day between $1 and $2) s
  full join (select * from duty_cell_change where day between $1 and $2) c on c.person_id = s.person_id and c.day = s.day`

/** Nobody else plans, publishes or swaps in this community until the transaction ends, and the month is not closed. Throws monthClosed. */
export async function holdRoster(context: Context, month: string): Promise<void> {
  await holdMonths(context)
  await oneAtATime(context, 'duty roster')
  await mustBeOpen(context, `${month}-01`)
}

/** As `holdRoster`, and nobody publishes elsewhere in the company: what is judged now still holds when it is published. Throws monthClosed. */
export async function holdPublished(context: Context, months: readonly string[]): Promise<void> {
  for (const month of months) await holdRoster(context, month)
  await context.query('select hold_duty_groups()')
}

/** The version of a month that is planned; 0: nothing was set yet. */
export async function rowVersionOf(context: Context, month: string): Promise<number> {
  const [row] = await context.query<{ n: number }>(
    'select row_version as n from duty_roster where month = $1',
    [month],
  )
  return row?.n ?? 0
}

/** Counts a change of a month; gives its version. */
export async function bump(context: Context, month: string): Promise<number> {
  const [row] = await context.query<{ n: number }>(
    `insert into duty_roster as t (month) values ($1)
     on conflict (community_id, month) do update set row_version = t.row_version + 1 returning row_version as n`,
    [month],
  )
  return row?.n ?? 0
}

const write = `
  with given as (
    select * from jsonb_to_recordset($1) as g("personId" uuid, day date, code text, look text, name text, "from" text, until text,
      "restMinutes" integer)
  ), gone as (
    delete from duty_shift s using given g where s.stage = 'draft' and s.person_id = g."personId" and s.day = g.day and g.code = ''
  ), noted as (
    insert into duty_cell_change (person_id, day, changed_at, changed_by_name) select "personId", day, $2, $3 from given
    on conflict (community_id, person_id, day) do update
      set changed_at = excluded.changed_at, changed_by_name = excluded.changed_by_name
  )
  insert into duty_shift (stage, person_id, day, code, look, shift_name, shift_from, shift_until, rest_minutes)
  select 'draft', "personId", day, code, look, name, "from", until, "restMinutes" from given where code <> ''
  on conflict (community_id, stage, person_id, day) do update set code = excluded.code, look = excluded.look,
    shift_name = excluded.shift_name, shift_from = excluded.shift_from, shift_until = excluded.shift_until,
    rest_minutes = excluded.rest_minutes`

/**
 * Sets or clears shifts, all or none: where a cell is not as its planner saw it, nothing is written.
 * Throws notFound, dayOutside, shiftCodeUnknown, cellChanged, monthClosed.
 */
export async function saveCells(
  context: Context,
  { month, changes }: Taken<Calls['saveCells']>,
): Promise<{ rowVersion: number }> {
  await holdRoster(context, month)
  const people = new Map((await listPeople(context)).map((person) => [person.personId, person]))
  const companies = new Map((await listCompanies(context)).map((company) => [company.companyId, company]))
  const days = changes.map(({ day }) => day).sort()
  if (days.some((day) => !day.startsWith(month))) throw dayOutside()
  const cells = await context.query<{ key: string; code: string; changedBy: string }>(standing, [
    days[0],
    days.at(-1),
  ])
  const known = new Map(cells.map((cell) => [cell.key, cell]))
  const rows = changes.flatMap((change: Change) => {
    const { personId, day, before, code } = change
    const person = people.get(personId)
    if (!person) throw problems.notFound()
    const cell = known.get(`${personId} ${day}`)
    const stands = cell?.code ?? ''
    // What both planners wrote is no conflict.
    if (stands === code) return []
    if (stands !== before)
      throw cellChanged(person.name, {
        PersonId: personId,
        Day: day,
        Code: stands,
        ChangedBy: cell?.changedBy ?? '',
      })
    if (code === '') return [{ personId, day, code }]
    const shift = companies.get(person.companyId)?.shiftClasses.find((each) => each.code === code)
    if (!shift) throw shiftCodeUnknown(person.name, code)
    return [{ personId, day, ...shift }]
  })
  if (rows.length) await context.query(write, [JSON.stringify(rows), context.now, context.actor.name])
  context.audit({
    action: 'dutyRosters.saveCells',
    target: 'dutyRoster',
    after: { month, cellCount: rows.length },
  })
  if (!rows.length) return { rowVersion: await rowVersionOf(context, month) }
  context.emit(dutyRosterChanged, { month })
  return { rowVersion: await bump(context, month) }
}
