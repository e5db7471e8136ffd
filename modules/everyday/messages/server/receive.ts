import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { dayAfter } from '#platform/contract/days.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import type { Work } from '#platform/server/work.ts'
import { afterOfficeHours, officeDaysIn } from '#modules/communities/office-days/server/public.ts'
import { requireHousehold } from '#modules/homes/households/server/public.ts'
import { messageIdTaken, type messages, typeGone } from '../contract.ts'
import { messageCame } from '../events.ts'
import type { MessageDetail } from '../shapes.ts'
import { readMessage } from './queries.ts'
import { messageTable as m, typeTable } from './tables.ts'

/** What somebody wrote. */
export interface Written {
  messageId: string
  householdId: string
  senderName: string
  typeId: string
  content: string
}

/** Office days after a message that are asked for: 720 hours are 30 of them, with the longest holidays between. */
const span = 90

/** When a kind that is offered, or the kind of a message that came, is due: so many hours later, of which only those on office days count where it says so. Throws typeGone. */
export async function dueOf(
  work: Pick<Work, 'db'>,
  typeId: string,
  from: Date,
  mayBeRetired = false,
): Promise<Date> {
  const [type] = await work.db
    .select({
      hours: typeTable.dueHours,
      onOfficeDays: typeTable.onOfficeDays,
      retiredAt: typeTable.retiredAt,
    })
    .from(typeTable)
    .where(eq(typeTable.id, typeId))
  if (!type || (type.retiredAt && !mayBeRetired)) throw typeGone()
  if (!type.onOfficeDays) return new Date(from.getTime() + type.hours * 3_600_000)
  const day = dayOf(from)
  const { isOff } = await officeDaysIn(work, day, dayAfter(day, span))
  return afterOfficeHours(from, type.hours, isOff)
}

/** Keeps a message once; gives when it is due, undefined when it stood there. Throws typeGone, messageIdTaken. */
export async function keepMessage(
  work: Work,
  { messageId: id, ...content }: Written,
  by: { source: 'form' | 'desk'; writtenByName: string },
): Promise<Date | undefined> {
  const { typeId, ...said } = content
  let due: Date | undefined
  await createOnce(work, {
    id,
    find: () => rowOf(work, m, id),
    // The desk may have changed its kind meanwhile.
    isSame: (row) => says(row, said),
    taken: messageIdTaken,
    create: async () => {
      const dueAt = await dueOf(work, typeId, work.now)
      due = dueAt
      await work.db.insert(m).values({ id, ...content, ...by, at: work.now, dueAt })
      work.emit(messageCame, { messageId: id })
    },
  })
  return due
}

/** The desk writes down what a resident said. Throws notFound, typeGone, messageIdTaken. Audited. */
export async function writeDown(
  context: Context,
  written: Taken<typeof messages.calls.write>,
): Promise<MessageDetail> {
  await requireHousehold(context, written.householdId)
  const isNew = await keepMessage(context, written, { source: 'desk', writtenByName: context.actor.name })
  context.audit({
    action: isNew ? 'messages.write' : 'messages.writeAgain',
    target: 'residentMessage',
    targetId: written.messageId,
    after: { messageType: written.typeId },
  })
  return readMessage(context, written.messageId)
}
