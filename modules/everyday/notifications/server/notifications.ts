import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import { claimFile, releaseFiles } from '#modules/keeping/files/server/public.ts'
import { type FormattedText, picturesOf } from '#modules/everyday/formatted-text/contract.ts'
import {
  dueWrong,
  mostDaysAhead,
  nobodyMeant,
  type Notification,
  notificationChangedMeanwhile,
  notificationIdTaken,
  type notifications,
  notPlanned,
  remindWrong,
} from '../contract.ts'
import { notificationChanged } from '../events.ts'
import { meantBy } from './audience.ts'
import { readNotification } from './queries.ts'
import { planSending } from './send.ts'
import { notificationTable as n } from './tables.ts'

type Input = Taken<typeof notifications.calls.sendNotification>

const minute = 60_000
const day = 86_400_000

/** When it goes out. Throws dueWrong, remindWrong. */
function timesOf({ dueAt, remindAt }: Pick<Input, 'dueAt' | 'remindAt'>, now: Date) {
  // Whoever chose this minute took some time to press.
  if (dueAt && dueAt.getTime() < now.getTime() - 5 * minute) throw dueWrong()
  if (dueAt && dueAt.getTime() > now.getTime() + mostDaysAhead * day) throw dueWrong()
  const due = dueAt && dueAt > now ? dueAt : now
  if (remindAt && remindAt <= due) throw remindWrong()
  return { dueAt: due, remindAt }
}

async function requireSomebody(context: Context, audience: Input['audience']): Promise<void> {
  if (!(await meantBy(context, audience)).length) throw nobodyMeant()
}

/** Keeps the pictures that a text shows and lets go of those that it shows no more. */
export async function claimPictures(
  context: Context,
  before: FormattedText,
  after: FormattedText,
): Promise<void> {
  const [old, now] = [picturesOf(before), picturesOf(after)]
  for (const path of now) if (!old.includes(path)) await claimFile(context, path, 'news')
  await releaseFiles(
    context,
    old.filter((path) => !now.includes(path)),
  )
}

/**
 * Tells residents, at once or at a time. The same id with the same content is the same one. Throws dueWrong, remindWrong,
 * nobodyMeant, notificationIdTaken, foreignFile.
 */
export async function sendNotification(context: Context, input: Input): Promise<Notification> {
  const { notificationId: id, title, content, audience } = input
  await createOnce(context, {
    id,
    find: () => rowOf(context, n, id),
    isSame: (row) =>
      says(row, { kind: 'own', title, content, audience, remindAt: input.remindAt }) &&
      // Whoever named no time, or one that was over, had it sent at once.
      (!input.dueAt || input.dueAt <= row.madeAt || input.dueAt.getTime() === row.dueAt.getTime()),
    taken: notificationIdTaken,
    again: { action: 'notifications.sendAgain', target: 'notification', targetId: id },
    create: async () => {
      // News have their letter under their own id.
      if ((await context.query('select from news where id = $1', [id])).length) throw notificationIdTaken()
      const times = timesOf(input, context.now)
      await requireSomebody(context, audience)
      await claimPictures(context, [], content)
      const { accountId: madeBy, name: madeByName } = context.actor
      await context.db.insert(n).values({
        id,
        kind: 'own',
        title,
        content,
        audience,
        ...times,
        madeAt: context.now,
        madeBy,
        madeByName,
      })
      planSending(context, { id, ...times })
      context.emit(notificationChanged, { notificationId: id })
      context.audit({
        action: 'notifications.send',
        target: 'notification',
        targetId: id,
        after: { title, audience, ...times },
      })
    },
  })
  return readNotification(context, id)
}

/** One that has not gone out, held. Throws notFound, notPlanned, notificationChangedMeanwhile. */
async function lockPlanned(context: Context, id: string, rowVersion: number) {
  const [row] = await context.db.select().from(n).where(eq(n.id, id)).for('update')
  if (row?.kind !== 'own') throw problems.notFound()
  if (row.sentAt || row.calledOffAt) throw notPlanned()
  if (row.rowVersion !== rowVersion) throw notificationChangedMeanwhile()
  return row
}

/** Changes one that has not gone out. Throws what lockPlanned and sendNotification throw. */
export async function changeNotification(
  context: Context,
  input: Taken<typeof notifications.calls.changeNotification>,
): Promise<Notification> {
  const { notificationId: id, rowVersion, title, content, audience } = input
  const before = await lockPlanned(context, id, rowVersion)
  const times = timesOf(input, context.now)
  await requireSomebody(context, audience)
  await claimPictures(context, before.content, content)
  await context.db
    .update(n)
    .set({ title, content, audience, ...times, rowVersion: rowVersion + 1 })
    .where(eq(n.id, id))
  planSending(context, { id, ...times })
  context.emit(notificationChanged, { notificationId: id })
  context.audit({
    action: 'notifications.change',
    target: 'notification',
    targetId: id,
    before: {
      title: before.title,
      audience: before.audience,
      dueAt: before.dueAt,
      remindAt: before.remindAt,
    },
    after: { title, audience, ...times },
  })
  return readNotification(context, id)
}

/** Calls one off that has not gone out. Throws what lockPlanned throws. */
export async function callOff(
  context: Context,
  { notificationId: id, rowVersion }: Taken<typeof notifications.calls.callOff>,
): Promise<void> {
  const { title } = await lockPlanned(context, id, rowVersion)
  await context.db
    .update(n)
    .set({ calledOffAt: context.now, rowVersion: rowVersion + 1 })
    .where(eq(n.id, id))
  context.emit(notificationChanged, { notificationId: id })
  context.audit({ action: 'notifications.callOff', target: 'notification', targetId: id, before: { title } })
}
