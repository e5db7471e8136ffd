import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf } from '#platform/server/create-once.ts'
import { deviceRows, isOnline } from '#modules/boards/board-devices/server/public.ts'
import {
  type emergencyNotices,
  expiryWrong,
  mostHours,
  noticeChanged,
  noticeIdTaken,
  noticeOver,
} from '../contract.ts'
import { noticeEndsOtherwise } from '../events.ts'
import { fingerprint } from '../fingerprint.ts'
import { noticeTable as n, targetTable as t } from './tables.ts'
import { wordsOf } from './words-of.ts'
import { writeNotice } from './write-notice.ts'

type Calls = typeof emergencyNotices.calls

function requireExpiry(expiresAt: Date, now: Date): void {
  const ahead = expiresAt.getTime() - now.getTime()
  if (ahead <= 0 || ahead > mostHours * 3_600_000) throw expiryWrong()
}

/** Takes screens over at once (R223). Throws expiryWrong, noticeIdTaken, notFound when one of the screens is none; then nothing is published. */
export async function publishNotice(context: Context, input: Taken<Calls['publishNotice']>) {
  const { noticeId: id, displayDeviceIds, expiresAt, templateId: template, title, content } = input
  const { actor, now } = context
  const wanted = [...new Set(displayDeviceIds)]
  const devices = (await deviceRows(context)).filter((row) => wanted.includes(row.id))
  if (devices.length !== wanted.length) throw problems.notFound()
  await createOnce(context, {
    id,
    find: () => rowOf(context, n, id),
    isSame: (row) => row.title === title && row.content === content && row.template === template,
    taken: noticeIdTaken,
    again: { action: 'emergencyNotices.publishAgain', target: 'emergencyNotice', targetId: id },
    create: async () => {
      requireExpiry(expiresAt, now)
      await writeNotice(context, { id, template, title, content, expiresAt }, wanted, actor)
    },
  })
  // Sent again with other screens, it says those that it was published to.
  const targets = await context.db.select({ id: t.deviceId }).from(t).where(eq(t.noticeId, id))
  const meant = new Set(targets.map(({ id: deviceId }) => deviceId))
  const offline = devices.filter((row) => meant.has(row.id) && !isOnline(row, now)).length
  return { noticeId: id, hash: fingerprint(wordsOf(input)), targets: meant.size, offline }
}

/** A notice that was not deleted, held until the transaction ends. Throws notFound. */
export async function lockedNotice(context: Context, noticeId: string) {
  const [row] = await context.db.select().from(n).where(eq(n.id, noticeId)).for('update')
  if (!row || row.deletedAt) throw problems.notFound()
  return row
}

/** The same, while it takes screens over. Throws notFound, noticeOver. */
export async function runningNotice(context: Context, noticeId: string) {
  const row = await lockedNotice(context, noticeId)
  if (row.endedAt || row.expiresAt <= context.now) throw noticeOver()
  return row
}

/** Changes what a running notice says: screens draw it anew at once. Throws notFound, noticeOver, noticeChanged. */
export async function changeNotice(
  context: Context,
  { noticeId, rowVersion, title, content }: Taken<Calls['changeNotice']>,
) {
  const row = await runningNotice(context, noticeId)
  if (row.rowVersion !== rowVersion) throw noticeChanged()
  await context.db
    .update(n)
    .set({ title, content, saidAt: context.now, rowVersion: rowVersion + 1 })
    .where(eq(n.id, noticeId))
  context.emit(noticeEndsOtherwise, { noticeId })
  context.audit({
    action: 'emergencyNotices.change',
    target: 'emergencyNotice',
    targetId: noticeId,
    before: { noticePrint: fingerprint(wordsOf(row)) },
    after: { noticePrint: fingerprint(wordsOf({ title, content })) },
  })
  return { hash: fingerprint(wordsOf({ title, content })) }
}

/** Lets a notice stand longer, end earlier, or end now (null). Throws notFound, noticeOver, noticeChanged, expiryWrong. */
export async function setExpiry(
  context: Context,
  { noticeId, rowVersion, expiresAt }: Taken<Calls['setExpiry']>,
): Promise<void> {
  const { actor, now } = context
  const row = await runningNotice(context, noticeId)
  if (row.rowVersion !== rowVersion) throw noticeChanged()
  if (expiresAt) requireExpiry(expiresAt, now)
  const end = expiresAt ? { expiresAt } : { endedAt: now, endedByName: actor.name }
  await context.db
    .update(n)
    .set({ ...end, rowVersion: rowVersion + 1 })
    .where(eq(n.id, noticeId))
  context.emit(noticeEndsOtherwise, { noticeId })
  context.audit({
    action: 'emergencyNotices.setExpiry',
    target: 'emergencyNotice',
    targetId: noticeId,
    before: { expiresAt: row.expiresAt },
    after: { expiresAt: expiresAt ?? now },
  })
}

/** Deletes a notice (R224): it leaves its screens at once; that it was there stays for the audit. Throws notFound. */
export async function deleteNotice(context: Context, noticeId: string): Promise<void> {
  const { actor, now } = context
  const row = await lockedNotice(context, noticeId)
  const ended = row.endedAt ? {} : { endedAt: now, endedByName: actor.name }
  await context.db
    .update(n)
    .set({ ...ended, deletedAt: now, deletedByName: actor.name, rowVersion: row.rowVersion + 1 })
    .where(eq(n.id, noticeId))
  context.emit(noticeEndsOtherwise, { noticeId })
  context.audit({
    action: 'emergencyNotices.delete',
    target: 'emergencyNotice',
    targetId: noticeId,
    before: { noticePrint: fingerprint(wordsOf(row)), expiresAt: row.expiresAt },
  })
}
