import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { unreachedOf } from '#modules/telling/notices/server/public.ts'
import { type feeNotices, mostLeft, type WhoIsTold, type WhyNot } from '../contract.ts'
import { toldBefore } from './again.ts'
import { billSubject, payersAway } from './notice-subjects.ts'

const read = `
  select b.id as "billId", b.number, h.label,
    case when b.voided_at is not null then 'voided' when b.issued_at is null then 'draft'
      when b.carried_to is not null then 'carried' when b.total <= b.paid then 'settled' end as why
  from bill b join billing_run r on r.id = b.run_id join household h on h.id = b.household_id
  where ($1::uuid is null or b.run_id = $1) and ($2::uuid[] is null or b.id = any($2))
    and ($3::text is null or r.provider = $3)
  order by h.building_order, h.floor_order, h.label, b.number`

interface Row extends Record<string, unknown> {
  billId: string
  number: string
  label: string
  why: WhyNot | null
}

/** Of which bills households would be told now, and of which not and why. Nothing is told. */
export async function previewTelling(
  context: Context,
  { billBulkId, billIds, provider }: Taken<typeof feeNotices.calls.preview>,
): Promise<WhoIsTold> {
  const rows = await context.query<Row>(read, [
    billBulkId ?? null,
    billIds?.length ? billIds : null,
    provider ?? null,
  ])
  const open = rows.flatMap(({ billId, why }) => (why ? [] : [billId]))
  const { isOften, isRecent } = await toldBefore(context, open)
  const due = open.filter((id) => !isOften(id) && !isRecent(id))
  const away = await payersAway(context, due)
  const items = (await billSubject.items(context, due)).filter(({ state }) => state === 'waiting')
  const unreached = await unreachedOf(context, { reason: 'billedAgain', items })
  const whys = new Map<string, WhyNot>(unreached.map(({ itemId, why }) => [itemId, why]))
  const judged = rows.map((row) => {
    const { billId } = row
    const why =
      row.why ??
      (isRecent(billId) ? 'recent' : isOften(billId) ? 'often' : away.has(billId) ? 'away' : whys.get(billId))
    return { ...row, why }
  })
  const told = new Set(judged.flatMap(({ billId, why }) => (why ? [] : [billId])))
  const left = judged.flatMap(({ why, ...row }) => (why ? [{ ...row, why }] : []))
  return {
    told: [...told],
    households: new Set(items.flatMap(({ id, householdId }) => (told.has(id) ? [householdId] : []))).size,
    left: left.slice(0, mostLeft),
    leftCount: left.length,
  }
}
