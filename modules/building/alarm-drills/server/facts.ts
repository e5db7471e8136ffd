import type { Lease } from '#platform/server/database.ts'
import { readTold, standingOf } from '#modules/building/alarm-events/server/public.ts'
import { contactsOf } from '#modules/building/alarm-calls/server/public.ts'
import type { DrillFacts } from '../certify.ts'
import type { DrillPerson } from '../shapes.ts'
import type { DrillRow } from './tables.ts'

interface Said extends Record<string, unknown> {
  at: Date
  gateway: string
}

// What a gateway brought last before the drill, and since it began; the name is that of whichever brings the point now.
const valueOf = (which: string) => `
  select v.received_at as at, coalesce((
    select g.name from alarm_source s join alarm_gateway g on g.id = s.gateway_id
    where s.point_id = v.point_id and g.retired_at is null order by s.at desc limit 1), '') as gateway
  from alarm_value v where v.point_id = $1 and ${which} limit 1`
const heardBefore = valueOf(`v.source = 'gateway' and v.at < $2 order by v.at desc, v.id desc`)
const signalSince = valueOf(
  `v.source = $3 and v.is_abnormal and v.received_at >= $2 and v.at > $2 - interval '10 minutes' order by v.at, v.id`,
)
const answerOf = `select account_id as "accountId" from alarm_event_change where event_id = $1 and act = 'acknowledged' order by at desc limit 1`

/** Who was told of the alarm of a drill, and whether they are the one who answered. */
async function peopleOf(lease: Lease, eventId: string, answeredBy: string): Promise<DrillPerson[]> {
  const told = await readTold(lease, eventId)
  const [answer] = await lease.query<{ accountId: string }>(answerOf, [eventId])
  const account = new Map((await contactsOf(lease)).map(({ name, accountId }) => [name, accountId]))
  return told.map(({ at, name, way, masked, state, fault }) => ({
    at,
    name,
    way,
    masked,
    state,
    fault,
    hasAnswered:
      answer !== undefined &&
      (account.get(name) === answer.accountId || (name !== '' && name === answeredBy)),
  }))
}

/** What is known of a drill now. */
export async function factsOf(lease: Lease, row: DrillRow, now: Date): Promise<DrillFacts> {
  const { pointId, startedAt, kind, eventId, refusal, dueAt } = row
  const [heard] = await lease.query<Said>(heardBefore, [pointId, startedAt])
  const [signal] = await lease.query<Said>(signalSince, [
    pointId,
    startedAt,
    kind === 'auto' ? 'drill' : 'gateway',
  ])
  const [point] = await lease.query<{ isLost: boolean }>(
    'select is_lost as "isLost" from alarm_point where id = $1',
    [pointId],
  )
  const alarm = eventId ? await standingOf(lease, eventId) : undefined
  return {
    kind,
    startedAt,
    isOver: refusal !== '' || dueAt <= now,
    refusal,
    heard,
    isLost: point?.isLost ?? false,
    signal,
    alarm,
    people: eventId ? await peopleOf(lease, eventId, alarm?.acknowledgedBy ?? '') : [],
  }
}
