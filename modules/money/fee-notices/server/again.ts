import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Context } from '#platform/server/context.ts'
import {
  type feeNotices,
  mostTimes,
  nothingToTell,
  payerAway,
  pauseHours,
  type Telling,
  toldJustNow,
  toldOften,
} from '../contract.ts'
import { feeNoticesChanged } from '../events.ts'
import { payersAway } from './notice-subjects.ts'
import { askToTell } from './tell.ts'

type Calls = typeof feeNotices.calls

// Locked: of two who press at once, the second sees what the first did.
const open = `
  select b.id, b.number from bill b join billing_run r on r.id = b.run_id
  where b.issued_at is not null and b.voided_at is null and b.carried_to is null and b.total > b.paid
    and ($1::uuid is null or b.run_id = $1) and ($2::uuid[] is null or b.id = any($2))
    and ($3::text is null or r.provider = $3)
  order by b.id for update of b`

/** When bills were told of last, and how often again. */
const before = `
  select bill_id as id, max(at) as at, count(*) filter (where is_again)::int as times
  from bill_notice where bill_id = any($1) group by bill_id`

interface Before extends Record<string, unknown> {
  id: string
  at: Date
  times: number
}

/** Which bills were told of often enough, or within the pause. */
export async function toldBefore(context: Pick<Context, 'query' | 'now'>, billIds: readonly string[]) {
  const known = await context.query<Before>(before, [billIds])
  const told = new Map(known.map((row) => [row.id, row]))
  const pause = context.now.getTime() - pauseHours * 3_600_000
  return {
    at: (id: string) => told.get(id)?.at,
    isOften: (id: string) => (told.get(id)?.times ?? 0) >= mostTimes,
    isRecent: (id: string) => (told.get(id)?.at.getTime() ?? 0) > pause,
  }
}

/**
 * Tells the households of open bills once more. Who was told within the pause, or often enough, is passed over.
 * Nor is anybody of whom a payer lives elsewhere, where debts follow the person.
 * Throws nothingToTell, and payerAway, toldJustNow or toldOften where that holds for all. Audited.
 */
export async function tellManyAgain(
  context: Context,
  { billBulkId, billIds, provider }: Taken<Calls['tellManyAgain']>,
): Promise<Telling> {
  const rows = await context.query<{ id: string; number: string }>(open, [
    billBulkId ?? null,
    billIds?.length ? billIds : null,
    provider ?? null,
  ])
  const [first] = rows
  if (!first) throw nothingToTell()
  const { at, isOften, isRecent } = await toldBefore(
    context,
    rows.map(({ id }) => id),
  )
  const away = await payersAway(
    context,
    rows.map(({ id }) => id),
  )
  const due = rows.filter(({ id }) => !isOften(id) && !isRecent(id) && !away.has(id))
  if (!due.length) {
    const which = rows.length === 1 ? `繳費單 ${first.number} ` : `這 ${rows.length} 張繳費單`
    if (rows.every(({ id }) => away.has(id))) throw payerAway(which)
    const recent = rows.find(({ id }) => isRecent(id))
    if (!recent) throw toldOften(which)
    throw toldJustNow(which, speakTime(at(recent.id) ?? context.now, context.now))
  }
  await askToTell(
    context,
    due.map(({ id }) => id),
    { isAgain: true, accountName: context.actor.name },
  )
  context.emit(feeNoticesChanged, {})
  context.audit({
    action: 'feeNotices.tellAgain',
    ...(due.length === 1 && due[0] ? { target: 'bill', targetId: due[0].id } : {}),
    after: { toldBills: due.length, billNumbers: due.slice(0, 50).map(({ number }) => number) },
  })
  return { asked: due.length, skipped: rows.length - due.length }
}

/** Tells of one bill, which must be of that run. Throws notFound, and what `tellManyAgain` throws. */
export async function tellAgain(context: Context, place: Taken<Calls['tellAgain']>): Promise<Telling> {
  const { billBulkId, billId, provider } = place
  await requireBillOf(context, place)
  return tellManyAgain(context, { billBulkId, billIds: [billId], provider })
}

/** Throws notFound for a bill that is not of that run, or of another provider. */
export async function requireBillOf(
  context: Context,
  { billBulkId, billId, provider }: Taken<Calls['tellAgain']>,
): Promise<void> {
  const [found] = await context.query(
    'select from bill b join billing_run r on r.id = b.run_id where b.id = $1 and b.run_id = $2 and ($3::text is null or r.provider = $3)',
    [billId, billBulkId, provider ?? null],
  )
  if (!found) throw problems.notFound()
}
