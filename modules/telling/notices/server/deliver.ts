import { and, eq } from 'drizzle-orm'
import { cut } from '#platform/contract/cut.ts'
import { longJob } from '#platform/server/jobs.ts'
import type { NoticeItem } from '#platform/server/notice-subject.ts'
import { PlainError } from '#platform/server/plain-error.ts'
import type { Sealer } from '#platform/server/seal.ts'
import { system, type Work } from '#platform/server/work.ts'
import { isSuspended } from '#modules/communities/communities/server/public.ts'
import { noticesChanged } from '../events.ts'
import type { SentChannel } from '../shapes.ts'
import type { Message, Outcome } from './channel.ts'
import { valuesOf } from './channel-settings.ts'
import { channelCalled, type Channels } from './channels.ts'
import { deliverJob, deliverManyJob } from './deliver-job.ts'
import type { Subjects } from './items.ts'
import { isMoot, itemsOfNotices } from './moot.ts'
import { sendQuietly } from './send-quietly.ts'
import { takeNextWay } from './next-way.ts'
import { peopleOf } from './recipients.ts'
import { settingsOf } from './settings.ts'
import { deliveries as d, notices as n } from './tables.ts'

type Delivery = typeof d.$inferSelect & { channel: SentChannel }

/** What sending takes beside the channels. */
interface Needs {
  sealer: Sealer
  subjects: Subjects
  /** Where residents reach the program; '' when nobody said. */
  publicAddress: string
}

interface Claimed {
  id: string
  /** Which try of it this is. */
  nth: number
  channel: SentChannel
  values: Record<string, string>
  message: Message
}

async function locked(context: Work, deliveryId: string): Promise<Delivery | undefined> {
  const [row] = await context.db.select().from(d).where(eq(d.id, deliveryId)).for('update')
  return row as Delivery | undefined
}

const change = (context: Work, id: string, set: Partial<typeof d.$inferInsert>) =>
  context.db.update(d).set(set).where(eq(d.id, id))

async function addressOf(context: Work, row: Delivery): Promise<string> {
  if (row.reason === 'test') return row.testAddress
  const people = row.householdId ? await peopleOf(context, [row.householdId]) : []
  const person = people.find((person) => person.residentId === row.residentId)
  return person ? channelCalled(row.channel).addressOf(person) : ''
}

async function giveUp(context: Work, row: Delivery, problem: string, isUrgent: boolean): Promise<void> {
  await change(context, row.id, { state: 'givenUp', problem, testAddress: '' })
  await takeNextWay(context, { ...row, isUrgent })
  context.emit(noticesChanged, {})
}

/** Milliseconds after which it is looked whether a suspended community may send again. */
const suspendedWait = 15 * 60 * 1000

/**
 * What is sent: of what brings its own words (`told`) those of now, since it may have been corrected while the delivery waited;
 * never more than the channel takes, and below them the address of the household's own page, where there is room for it.
 */
async function wordsOf(
  context: Work,
  { sealer, subjects, publicAddress }: Needs,
  { id, title, text }: typeof n.$inferSelect,
  { reason, channel }: Delivery,
  [item]: readonly NoticeItem[],
): Promise<Pick<Message, 'title' | 'text'>> {
  const { most, isShort } = channelCalled(channel)
  const letter = reason === 'told' ? item?.letter : undefined
  if (!letter) return { title, text: cut(text, most, '…') }
  // The record says what was sent, as long as nothing else was.
  const sent = and(eq(d.noticeId, id), eq(d.state, 'sent'))
  if (letter.text !== text && !(await context.db.select({ id: d.id }).from(d).where(sent).limit(1)).length)
    await context.db.update(n).set({ title: letter.title, text: letter.text }).where(eq(n.id, id))
  const subject = subjects.find(({ kind }) => kind === item?.kind)
  const page = item && publicAddress && (await subject?.pageOf?.({ ...context, sealer }, item))
  const below = page ? `\n${publicAddress}${page}` : ''
  const whole = (isShort && letter.short) || letter.text
  // What is paid by its length loses no words for an address.
  const end = isShort && whole.length + below.length > most ? '' : below
  return { title: letter.title, text: cut(whole, most - end.length, '…') + end }
}

/** Takes a delivery in hand: what to send, or undefined when there is nothing to send any more, or not yet. */
async function claim(context: Work, needs: Needs, deliveryId: string): Promise<Claimed | undefined> {
  const { sealer, subjects } = needs
  const row = await locked(context, deliveryId)
  if (!row || (row.state !== 'waiting' && row.state !== 'failed')) return undefined
  if (await isSuspended(context)) {
    const at = new Date(context.now.getTime() + suspendedWait)
    context.enqueue(deliverJob, { deliveryId }, { key: `notice:${deliveryId}`, at })
    return undefined
  }
  const [notice] = await context.db.select().from(n).where(eq(n.id, row.noticeId))
  if (!notice) return undefined
  const { isUrgent } = notice
  const items = (await itemsOfNotices(context, subjects, [row.noticeId])).get(row.noticeId) ?? []
  if (isMoot({ ...row, namedId: notice.residentId }, items)) {
    await change(context, row.id, { state: 'calledOff' })
    context.emit(noticesChanged, {})
    return undefined
  }
  const [values, to] = [await valuesOf(context, sealer, row.channel), await addressOf(context, row)]
  const impossible = values ? (to ? '' : '住戶已沒有這個管道的聯絡資料') : '這個管道已停用'
  // A try without an outcome: the program ended between sending and writing it down.
  const isUnsure =
    values !== undefined &&
    row.state === 'waiting' &&
    row.tries > 0 &&
    !channelCalled(row.channel).isRepeatable(values)
  if (!values || impossible || isUnsure) {
    await giveUp(context, row, impossible || '不確定先前是否已送出，因此不再重送', isUrgent)
    return undefined
  }
  await change(context, row.id, { state: 'waiting', tries: row.tries + 1, triedAt: context.now })
  return {
    id: row.id,
    nth: row.tries + 1,
    channel: row.channel,
    values,
    message: { key: row.id, to, ...(await wordsOf(context, needs, notice, row, items)) },
  }
}

/** Writes down what became of a try; gives the problem when it is to be tried again. */
async function record(context: Work, claimed: Claimed, outcome: Outcome): Promise<string | undefined> {
  const row = await locked(context, claimed.id)
  if (!row) return undefined
  if ('id' in outcome) {
    const sent = { state: 'sent', sentAt: context.now, problem: '', testAddress: '' } as const
    await change(context, row.id, { ...sent, providerMessageId: outcome.id.slice(0, 200) })
    context.emit(noticesChanged, {})
    return undefined
  }
  // Called off while the provider thought about it: nobody needs another way. Or a later try is at work: that one says.
  if (row.state !== 'waiting' || row.tries !== claimed.nth) return undefined
  const { settings } = await settingsOf(context)
  if (outcome.isFinal || row.tries >= settings.giveUpAfter) {
    const [notice] = await context.db.select({ isUrgent: n.isUrgent }).from(n).where(eq(n.id, row.noticeId))
    await giveUp(context, row, outcome.problem, notice?.isUrgent ?? false)
    return undefined
  }
  await change(context, row.id, { state: 'failed', problem: outcome.problem })
  context.emit(noticesChanged, {})
  return outcome.problem
}

/** How many of a job are with the provider at once. */
const atOnce = 8
/** Milliseconds after which one of several that the provider did not take is tried again, by itself. */
const againAfter = 10_000

/**
 * Sends one delivery, or several together: claimed in a transaction, sent outside of any, written down in another. A try that
 * ended without an outcome is repeated under the same key, so that the provider makes it one message.
 */
export function deliverer({ all, outside }: Channels, needs: Needs) {
  const send = ({ channel, values, message }: Claimed) => sendQuietly(all[channel], values, message, outside)
  const one = longJob({
    ...deliverJob,
    async workLong(context, { deliveryId }) {
      const claimed = await context.write(system, (work) => claim(work, needs, deliveryId))
      if (!claimed) return
      const outcome = await send(claimed)
      const again = await context.write(system, (work) => record(work, claimed, outcome))
      // The queue's own back-off decides when.
      if (again) throw new PlainError(again)
    },
  })
  const many = longJob({
    ...deliverManyJob,
    async workLong(context, { deliveryIds }) {
      const claimed = await context.write(system, async (work) => {
        const found: Claimed[] = []
        for (const id of deliveryIds) {
          const it = await claim(work, needs, id)
          if (it) found.push(it)
        }
        return found
      })
      const tried: [Claimed, Outcome][] = []
      const left = [...claimed]
      const hand = async () => {
        for (let next = left.shift(); next; next = left.shift()) tried.push([next, await send(next)])
      }
      await Promise.all(Array.from({ length: atOnce }, hand))
      await context.write(system, async (work) => {
        for (const [one, outcome] of tried.toSorted(([a], [b]) => (a.id < b.id ? -1 : 1)))
          if (await record(work, one, outcome)) {
            const at = new Date(work.now.getTime() + againAfter)
            work.enqueue(deliverJob, { deliveryId: one.id }, { key: `notice:${one.id}`, at })
          }
      })
    },
  })
  return { one, many }
}
