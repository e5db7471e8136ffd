import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { mergeIntoClosed, mergeLoop, type messages, nobodyToAssign } from '../contract.ts'
import { messageChanged } from '../events.ts'
import type { MessageDetail } from '../shapes.ts'
import { changeMessage, lockMessage, lockMessages } from './locked.ts'
import { listAssignees, readMessage } from './queries.ts'
import { heirOf } from './reader.ts'
import { dueOf } from './receive.ts'
import { writtenSinceReply } from './turns.ts'
import { messageTable, typeTable } from './tables.ts'

type Calls = typeof messages.calls

/** Gives a message to somebody; it is being handled then. Throws notFound, messageChangedBy, nobodyToAssign. Audited. */
export async function assignMessage(
  context: Context,
  { messageId, rowVersion, assigneeId }: Taken<Calls['assign']>,
): Promise<MessageDetail> {
  const row = await lockMessage(context, messageId, rowVersion)
  const one = assigneeId && (await listAssignees(context)).find(({ accountId }) => accountId === assigneeId)
  if (assigneeId && !one) throw nobodyToAssign()
  const name = one ? one.name : ''
  const set = { assigneeId, assigneeByName: name, ...(row.status === 0 && one ? { status: 1 as const } : {}) }
  await changeMessage(context, row, set, { kind: 'assigned', content: name })
  context.audit({
    action: 'messages.assign',
    target: 'residentMessage',
    targetId: messageId,
    before: { messageAssignee: row.assigneeByName },
    after: { messageAssignee: name },
  })
  return readMessage(context, messageId)
}

/** A message is of another kind, from when it came, or from when its household wrote on after a reply. Throws notFound, messageChangedBy, typeGone. Audited. */
export async function setType(
  context: Context,
  { messageId, rowVersion, typeId }: Taken<Calls['setType']>,
): Promise<MessageDetail> {
  const row = await lockMessage(context, messageId, rowVersion)
  const dueAt = await dueOf(context, typeId, (await writtenSinceReply(context, messageId)) ?? row.at)
  const [type] = await context.db
    .select({ name: typeTable.name })
    .from(typeTable)
    .where(eq(typeTable.id, typeId))
  await changeMessage(context, row, { typeId, dueAt }, { kind: 'typed', content: type?.name ?? '' })
  context.audit({
    action: 'messages.setType',
    target: 'residentMessage',
    targetId: messageId,
    after: { messageType: type?.name ?? '' },
  })
  return readMessage(context, messageId)
}

/** Closes a message, or opens it again. Throws notFound, mergedAlready, messageChangedBy. Audited. */
export async function setStatus(
  context: Context,
  { messageId, rowVersion, status }: Taken<Calls['setStatus']>,
): Promise<MessageDetail> {
  const row = await lockMessage(context, messageId, rowVersion)
  // It stands so already, or was never closed: nothing is opened again.
  if (status === row.status || (status < 2 && row.status < 2)) {
    await context.db.update(messageTable).set({ status }).where(eq(messageTable.id, messageId))
    context.emit(messageChanged, { messageId })
    context.audit({ action: 'messages.setStatus', target: 'residentMessage', targetId: messageId })
    return readMessage(context, messageId)
  }
  const isClosing = status === 2
  const closed = isClosing
    ? { closedAt: context.now, closedByName: context.actor.name }
    : { closedAt: null, closedByName: '', ...(await heirOf(context, row)) }
  await changeMessage(context, row, { status, ...closed }, { kind: isClosing ? 'closed' : 'reopened' })
  context.audit({
    action: isClosing ? 'messages.close' : 'messages.reopen',
    target: 'residentMessage',
    targetId: messageId,
  })
  return readMessage(context, messageId)
}

/**
 * A message says the same as another: it is closed with what it says, and answered there. Both are held in one order, so that
 * two that are merged into each other at once do not lose both. Throws notFound, messageChangedBy, mergeLoop,
 * mergeIntoClosed. Audited.
 */
export async function mergeMessages(
  context: Context,
  { messageId, rowVersion, intoId }: Taken<Calls['merge']>,
): Promise<MessageDetail> {
  const rows = await lockMessages(context, [messageId, intoId])
  const into = rows.find(({ id }) => id === intoId)
  const row = await lockMessage(context, messageId, rowVersion)
  if (messageId === intoId || !into || into.mergedInto) throw mergeLoop()
  // Nobody would answer there any more.
  if (into.status === 2 && row.status < 2) throw mergeIntoClosed()
  const closed = { status: 2 as const, closedAt: context.now, closedByName: context.actor.name }
  // What is done about it is told where its people are told: here.
  const taken = row.repairCaseId && !into.repairCaseId ? { repairCaseId: row.repairCaseId } : {}
  // Each line names the other one: a copy of its words would be found by nobody who forgets them.
  await changeMessage(context, row, { ...closed, mergedInto: intoId }, { kind: 'merged', otherId: intoId })
  await context.query('update resident_message set merged_into = $2 where merged_into = $1', [
    messageId,
    intoId,
  ])
  await changeMessage(context, into, taken, { kind: 'merged', otherId: messageId })
  context.audit({
    action: 'messages.merge',
    target: 'residentMessage',
    targetId: messageId,
    after: { mergedInto: intoId },
  })
  return readMessage(context, intoId)
}
