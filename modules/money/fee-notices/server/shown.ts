import { desc, eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { listOfItem } from '#modules/telling/notices/server/public.ts'
import type { BillNotices, feeNotices, Outcome, RunNotices } from '../contract.ts'
import { feeNoticesChanged } from '../events.ts'
import { requireBillOf } from './again.ts'
import { billSubject } from './notice-subjects.ts'
import { billNotices as t } from './tables.ts'

type Calls = typeof feeNotices.calls

/** When somebody was told of a bill and by which channel, the newest first. Throws notFound. */
export async function listOfBill(context: Context, place: Taken<Calls['listOfBill']>): Promise<BillNotices> {
  const { billId } = place
  await requireBillOf(context, place)
  const asked = await context.db.select().from(t).where(eq(t.billId, billId)).orderBy(desc(t.at), desc(t.id))
  const deliveries = await listOfItem(context, billId, [billSubject])
  return {
    asked: asked.map(({ id, isAgain, at, accountName, outcome }) => ({
      noticeId: id,
      isAgain,
      at,
      by: accountName,
      outcome,
    })),
    messages: deliveries
      .map(({ deliveryId, madeAt, recipient, channel, address, state, sentAt, problem }) => ({
        deliveryId,
        at: madeAt,
        recipient,
        channel,
        address,
        state,
        sentAt,
        problem,
      }))
      .reverse(),
  }
}

const ofRun = `
  select b.id as "billId", h.label, n.outcome, n.at, b.total > b.paid and b.carried_to is null as "isOpen"
  from bill b join household h on h.id = b.household_id
  left join lateral (select outcome, at from bill_notice n where n.bill_id = b.id order by n.at desc, n.id desc limit 1) n on true
  where b.run_id = $1 and b.issued_at is not null and b.voided_at is null
  order by h.building_order, h.floor_order, h.label`

interface Row extends Record<string, unknown> {
  billId: string
  label: string
  outcome: Outcome | null
  at: Date | null
  isOpen: boolean
}

const chosen = `
  select coalesce(c.tells_at_issue, false) as tells from billing_run r
  left join bill_notice_run c on c.run_id = r.id where r.id = $1`

const unreached: ReadonlySet<Outcome | null> = new Set(['nobody', 'declined', 'noWay', 'away'])

/** Of how many bills of a run somebody was told, of which nobody, and why. Throws notFound. */
export async function summarizeRun(
  context: Context,
  { billBulkId }: Taken<Calls['summarizeRun']>,
): Promise<RunNotices> {
  const [run] = await context.query<{ tells: boolean }>(chosen, [billBulkId])
  if (!run) throw problems.notFound()
  const rows = await context.query<Row>(ofRun, [billBulkId])
  const count = (outcome: Outcome) => rows.filter((row) => row.outcome === outcome).length
  const times = rows.flatMap(({ at }) => at?.getTime() ?? [])
  return {
    tellsAtIssue: run.tells,
    told: count('told'),
    waiting: count('waiting'),
    open: rows.filter(({ isOpen }) => isOpen).length,
    lastAt: times.length ? new Date(times.reduce((a, b) => Math.max(a, b))) : null,
    left: rows
      .flatMap(({ billId, label, outcome }) =>
        outcome && unreached.has(outcome) ? [{ billId, label, outcome }] : [],
      )
      .slice(0, 500),
  }
}

const choose = `
  insert into bill_notice_run (run_id, tells_at_issue, changed_at, changed_by_name)
  select id, $2, $3, $4 from billing_run where id = $1
  on conflict (community_id, run_id) do update set tells_at_issue = $2, changed_at = $3, changed_by_name = $4
  returning run_id`

/** Whether a run tells households of its bills when they are issued. Throws notFound. */
export async function chooseAtIssue(
  context: Context,
  { billBulkId, tellsAtIssue }: Taken<Calls['chooseAtIssue']>,
): Promise<void> {
  const [made] = await context.query(choose, [billBulkId, tellsAtIssue, context.now, context.actor.name])
  if (!made) throw problems.notFound()
  context.emit(feeNoticesChanged, {})
  context.audit({
    action: 'feeNotices.chooseAtIssue',
    target: 'billBulk',
    targetId: billBulkId,
    after: { tellsAtIssue },
  })
}
