import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { badAddress, cannotRetry, channelOff, type Delivery, type notices as contract } from '../contract.ts'
import { noticesChanged } from '../events.ts'
import { sentOn } from './channel-settings.ts'
import { channelCalled } from './channels.ts'
import { deliverJob } from './deliver-job.ts'
import type { Subjects } from './items.ts'
import { findDelivery } from './list.ts'
import { addDelivery, communityName } from './make.ts'
import { titleOf } from './compose.ts'
import { deliveries as d, notices as n } from './tables.ts'

/** Tries a delivery again that was given up; its key stays. Throws notFound, cannotRetry. */
export async function retryDelivery(
  context: Context,
  subjects: Subjects,
  deliveryId: string,
): Promise<Delivery> {
  const [row] = await context.db.select().from(d).where(eq(d.id, deliveryId)).for('update')
  if (!row) throw problems.notFound()
  if (row.state !== 'givenUp' || row.reason === 'test') throw cannotRetry()
  await context.db
    .update(d)
    .set({ state: 'waiting', tries: 0, dueAt: context.now })
    .where(eq(d.id, deliveryId))
  context.enqueue(deliverJob, { deliveryId }, { key: `notice:${deliveryId}` })
  context.emit(noticesChanged, {})
  context.audit({
    action: 'notices.retry',
    target: 'noticeDelivery',
    targetId: deliveryId,
    before: { problem: row.problem },
  })
  return findDelivery(context, subjects, deliveryId)
}

const examples = {
  line: 'U 加 32 碼的 LINE 使用者代碼',
  mail: '電子信箱',
  sms: '09 開頭的 10 碼手機號碼',
  voice: '09 開頭的手機或含區碼的市話號碼',
}

/** Sends a message to try a channel out. Throws channelOff, badAddress. */
export async function testChannel(context: Context, input: Taken<typeof contract.calls.testChannel>) {
  const { channel, address } = input
  if (!(await sentOn(context)).has(channel)) throw channelOff()
  const known = channelCalled(channel)
  const bare = channel === 'sms' || channel === 'voice' ? address.replace(/[\s-]/g, '') : address
  if (!known.isAddress(bare)) throw badAddress(`收件位址不正確，請填${examples[channel]}。`)
  const noticeId = newId()
  const community = await communityName(context)
  await context.db.insert(n).values({
    id: noticeId,
    reason: 'test',
    title: titleOf('test', community),
    text: `這是${community}的測試訊息，收到表示管道已接通。`,
    isUrgent: true,
    madeAt: context.now,
    madeByName: context.actor.name,
  })
  const of = { noticeId, householdId: null, reason: 'test' as const, due: context.now, testAddress: bare }
  const deliveryId = await addDelivery(context, { channel, address: bare }, of)
  context.emit(noticesChanged, {})
  context.audit({
    action: 'notices.testChannel',
    target: 'noticeChannel',
    targetId: channel,
    after: { address: known.mask(bare) },
  })
  return { deliveryId }
}
