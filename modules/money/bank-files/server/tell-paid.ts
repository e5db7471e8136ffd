import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Context } from '#platform/server/context.ts'
import { listOfItem, makeNotices } from '#modules/telling/notices/server/public.ts'
import { type bankPaid, paidOfFormer, paidToldJustNow, paidUnreached, tellPause } from '../paid-contract.ts'
import type { PaidTold } from '../paid-shapes.ts'
import { paymentSubject } from './notice-subjects.ts'

type Calls = typeof bankPaid.calls

const lastTold = `
  select max(n.made_at) as at from notice_item i
  join notice n on n.community_id = i.community_id and n.id = i.notice_id
  where i.item_kind = 'payment' and i.item_id = $1`

/** What was sent of a payment, to whom and by which way, the newest first; names and addresses masked. */
export async function listPaidTold(
  context: Context,
  { paymentId }: Taken<Calls['listTold']>,
): Promise<PaidTold[]> {
  const deliveries = await listOfItem(context, paymentId, [paymentSubject])
  return deliveries
    .map(({ deliveryId, madeAt, recipient, channel, address, state, sentAt, problem, madeBy }) => ({
      deliveryId,
      at: madeAt,
      recipient,
      channel,
      address,
      state,
      sentAt,
      problem,
      by: madeBy,
    }))
    .reverse()
}

/**
 * Tells the household of a payment what the clerk would read to it, by the channels that its people agreed to; whoever was
 * billed alone, where somebody of that name lives there. Throws notFound, paidOfFormer, paidToldJustNow, paidUnreached. Audited.
 */
export async function tellPaid(
  context: Context,
  { paymentId, text }: Taken<Calls['tell']>,
): Promise<{ sending: number }> {
  // Of two who press at once, the second sees what the first did.
  await paymentSubject.lock(context, [paymentId])
  const [item] = await paymentSubject.items(context, [paymentId])
  const standing = await context.query('select from payment where id = $1 and reversed_at is null', [
    paymentId,
  ])
  if (!item || !standing.length) throw problems.notFound()
  if (item.state === 'gone') throw paidOfFormer(item.label)
  const [last] = await context.query<{ at: Date | null }>(lastTold, [paymentId])
  if (last?.at && last.at.getTime() > context.now.getTime() - tellPause * 60_000)
    throw paidToldJustNow(speakTime(last.at, context.now))
  const { sending } = await makeNotices(context, {
    reason: 'told',
    occasion: context.now.toISOString(),
    items: [{ ...item, letter: { title: '繳款查詢', text } }],
    madeBy: context.actor.name,
  })
  if (!sending) throw paidUnreached(item.label)
  context.audit({ action: 'bankFiles.tellPaid', target: 'payment', targetId: paymentId })
  return { sending }
}
