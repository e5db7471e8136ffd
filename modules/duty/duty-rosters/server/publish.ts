import type { z } from 'zod'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import type { dutyRosters, Version } from '../contract.ts'
import { dutyRosterChanged } from '../events.ts'
import { worseThan } from '../limits.ts'
import { rosterBreaks, rosterChanged } from '../problems.ts'
import { sentenceOf } from '../sentences.ts'
import { holdPublished, rowVersionOf } from './cells.ts'
import { judgeMonth, type PersonBreaches } from './judge.ts'

type Calls = typeof dutyRosters.calls
type VersionRow = z.output<typeof Version> & { ofRowVersion: number; [column: string]: unknown }

/** Versions of a month that were published, the newest first. */
export const listVersions = (context: Context, month: string): Promise<VersionRow[]> =>
  context.query<VersionRow>(
    `select version, published_at as "publishedAt", published_by_name as "publishedBy", reason, of_row_version as "ofRowVersion",
       (select count(*)::int from jsonb_array_elements(breaches) b, jsonb_array_elements(b->'breaches')) as "breachCount"
     from duty_roster_version where month = $1 order by version desc limit 50`,
    [month],
  )

const count = (broken: readonly PersonBreaches[]) =>
  broken.reduce((sum, { breaches }) => sum + breaches.length, 0)

/** Refuses what breaks a limit without a reason. Throws rosterBreaks. */
export function mustBeReasoned(broken: readonly PersonBreaches[], reason: string): void {
  const [first] = broken
  if (!first?.breaches[0] || reason) return
  throw rosterBreaks(count(broken), sentenceOf(first.name, first.breaches[0]))
}

/** Makes what is planned of a month what is published. */
export async function copyPublished(context: Context, month: string): Promise<void> {
  const like = `${month}-%`
  await context.query("delete from duty_shift where stage = 'published' and day::text like $1", [like])
  await context.query(
    `insert into duty_shift (stage, person_id, day, code, look, shift_name, shift_from, shift_until, rest_minutes)
     select 'published', person_id, day, code, look, shift_name, shift_from, shift_until, rest_minutes
     from duty_shift where stage = 'draft' and day::text like $1`,
    [like],
  )
}

/** Keeps what is published of a month whole, with what it breaks and why it was published all the same. */
export async function writeVersion(
  context: Context,
  month: string,
  reason: string,
  broken: readonly PersonBreaches[],
) {
  const { actor, now } = context
  await context.query(
    `insert into duty_roster_version
       (month, version, of_row_version, published_at, published_by, published_by_name, reason, breaches, shifts)
     select $1, coalesce((select max(version) from duty_roster_version where month = $1), 0) + 1, $2, $3, $4, $5, $6, $7,
       coalesce((select jsonb_agg(jsonb_build_object('person', p.name, 'day', s.day, 'code', s.code, 'from', s.shift_from,
         'until', s.shift_until) order by p.name, s.day)
         from duty_shift s join duty_person p on p.id = s.person_id where s.stage = 'published' and s.day::text like $8), '[]')`,
    [
      month,
      await rowVersionOf(context, month),
      now,
      actor.accountId,
      actor.name,
      reason,
      JSON.stringify(broken),
      `${month}-%`,
    ],
  )
}

/** What of these breaches the last version of the month was not published with. */
export async function newlyBroken(
  context: Context,
  month: string,
  broken: readonly PersonBreaches[],
): Promise<PersonBreaches[]> {
  const [last] = await context.query<{ breaches: PersonBreaches[] }>(
    'select breaches from duty_roster_version where month = $1 order by version desc limit 1',
    [month],
  )
  return broken
    .map((person) => {
      const before = last?.breaches.find(({ personId }) => personId === person.personId)?.breaches ?? []
      return { ...person, breaches: worseThan(before, person.breaches) }
    })
    .filter(({ breaches }) => breaches.length > 0)
}

/** Publishes a month. The same state again is the same version. Throws rosterChanged, rosterBreaks, monthClosed. */
export async function publish(
  context: Context,
  input: Taken<Calls['publish']>,
): Promise<z.output<typeof Version>> {
  const { month, rowVersion, reason } = input
  await holdPublished(context, [month])
  if ((await rowVersionOf(context, month)) !== rowVersion) throw rosterChanged()
  const [last] = await listVersions(context, month)
  if (last?.ofRowVersion === rowVersion) {
    context.audit({ action: 'dutyRosters.publishAgain', target: 'dutyRoster', after: { month } })
    return last
  }
  const broken = await judgeMonth(context, month)
  mustBeReasoned(broken, reason)
  const kept = broken.length ? reason : ''
  await copyPublished(context, month)
  await writeVersion(context, month, kept, broken)
  context.emit(dutyRosterChanged, { month })
  context.audit({
    action: 'dutyRosters.publish',
    target: 'dutyRoster',
    after: { month, breachCount: count(broken) },
    ...(kept ? { reason: kept } : {}),
  })
  const [made] = await listVersions(context, month)
  if (!made) throw rosterChanged()
  return made
}
