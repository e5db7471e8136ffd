import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { Id } from '#platform/contract/fields.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Enqueue } from '#platform/server/enqueue.ts'
import { job, type JobContext } from '#platform/server/jobs.ts'
import { makeNotices } from '#modules/telling/notices/server/public.ts'
import { readPath } from '../contract.ts'
import { notificationChanged } from '../events.ts'
import { meantBy } from './audience.ts'
import { notificationSubject } from './notice-subjects.ts'
import { notificationTable as n } from './tables.ts'

/** Recipients in one job: each is a transaction of its own. */
const atOnce = 100

export const sendJob = { name: 'notifications.send', payload: z.object({ notificationId: Id }) }
export const widenJob = { name: 'notifications.widen', payload: z.object({ notificationId: Id }) }
export const againJob = { name: 'notifications.tellAgain', payload: z.object({ notificationId: Id }) }
export const tellJob = {
  name: 'notifications.tell',
  payload: z.object({ ids: z.array(Id), occasion: z.string(), madeBy: z.string() }),
}

/** Queues the sending of a notification at its time, or anew at another one. */
export function planSending(
  work: { enqueue: Enqueue },
  { id, dueAt, remindAt }: { id: string; dueAt: Date; remindAt: Date | null },
): void {
  work.enqueue(sendJob, { notificationId: id }, { key: `notification:${id}`, at: dueAt })
  if (remindAt) planAgain(work, { id, remindAt })
}

/** Queues that those are told again who have not read it by then. */
export function planAgain(
  work: { enqueue: Enqueue },
  { id, remindAt }: { id: string; remindAt: Date },
): void {
  work.enqueue(againJob, { notificationId: id }, { key: `notification-again:${id}`, at: remindAt })
}

/** Queues that one that is out goes to whoever is meant since it went out, and to nobody twice. */
export function planWidening(work: { enqueue: Enqueue }, id: string): void {
  work.enqueue(widenJob, { notificationId: id }, { key: `notification-widen:${id}` })
}

/** Queues the telling of recipients. */
export function queueTelling(
  work: { enqueue: Enqueue },
  ids: readonly string[],
  said: { occasion: string; madeBy: string },
): void {
  for (let nth = 0; nth < ids.length; nth += atOnce)
    work.enqueue(tellJob, { ids: ids.slice(nth, nth + atOnce), ...said })
}

const insert = `
  insert into notification_recipient (id, notification_id, household_id, resident_id, read_key, link)
  select s.id, $1, s.household_id, s.resident_id, s.read_key, case when $6 = '' then '' else $6 || s.read_key end
  from unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::text[]) as s (id, household_id, resident_id, read_key)
  on conflict do nothing`
// Who was told before and is not meant any more.
const leave = `
  delete from notification_recipient r where r.notification_id = $1 and not exists (
    select from unnest($2::uuid[], $3::uuid[]) as s (household_id, resident_id)
    where s.household_id = r.household_id and s.resident_id is not distinct from r.resident_id)`
const all = 'select id, times from notification_recipient where notification_id = $1 order by id'

const newKey = () => newId().replaceAll('-', '') + crypto.randomUUID().replaceAll('-', '').slice(0, 8)

/** Writes down who is meant now, and lets go of whoever is not any more; gives all who are, with how often they were told. */
async function write(context: JobContext, { id, audience }: typeof n.$inferSelect, address: string) {
  const meant = await meantBy(context, audience)
  const whom = [meant.map(({ householdId }) => householdId), meant.map(({ residentId }) => residentId)]
  await context.query(leave, [id, ...whom])
  await context.query(insert, [
    id,
    meant.map(() => newId()),
    ...whom,
    meant.map(newKey),
    address ? `${address}${readPath}?key=` : '',
  ])
  return context.query<{ id: string; times: number }>(all, [id])
}

/** Sends one whose time has come: it goes to whoever is meant now. Run again it does nothing more. */
async function send(context: JobContext, id: string, address: string): Promise<void> {
  const [row] = await context.db.select().from(n).where(eq(n.id, id)).for('update')
  if (!row || row.sentAt || row.calledOffAt || row.dueAt > context.now) return
  const written = await write(context, row, address)
  // Told before, and released anew with other words since.
  const isAnew = written.some(({ times }) => times > 0)
  await context.db.update(n).set({ sentAt: context.now }).where(eq(n.id, id))
  queueTelling(
    context,
    written.map((one) => one.id),
    { occasion: isAnew ? `sent ${context.now.toISOString()}` : '', madeBy: row.madeByName },
  )
  context.emit(notificationChanged, { notificationId: id })
}

/** Sends one that is out to whoever its audience has got since. Run again it does nothing more. */
async function widen(context: JobContext, id: string, address: string): Promise<void> {
  const [row] = await context.db.select().from(n).where(eq(n.id, id)).for('update')
  if (!row?.sentAt || row.calledOffAt) return
  const added = (await write(context, row, address)).filter(({ times }) => times === 0)
  queueTelling(
    context,
    added.map((one) => one.id),
    { occasion: '', madeBy: row.madeByName },
  )
  context.emit(notificationChanged, { notificationId: id })
}

const told = `
  update notification_recipient set told_at = $2, times = times + 1 where id = any($1)`

const tell = async (context: JobContext, { ids, occasion, madeBy }: z.output<typeof tellJob.payload>) => {
  const items = (await notificationSubject.items(context, ids)).filter(({ state }) => state === 'waiting')
  const made = await makeNotices(context, { reason: 'told', items, occasion, madeBy })
  await context.query(told, [made.itemIds, context.now])
}

const unread = `
  select r.id from notification_recipient r where r.notification_id = $1
    and (r.resident_id is null or exists (
      select from resident p where p.community_id = r.community_id and p.id = r.resident_id and p.moved_out_at is null))
    and not exists (
    select from notification_recipient o where o.community_id = r.community_id
      and o.notification_id = r.notification_id and o.household_id = r.household_id and o.read_at is not null)
  order by r.id`

/** The recipients of the households in which nobody read a notification; who moved out is not asked any more. */
export const unreadOf = async (lease: Lease, id: string): Promise<string[]> =>
  (await lease.query<{ id: string }>(unread, [id])).map((row) => row.id)

/** Tells those again who have not read it, when its author wished so. */
async function tellAgain(context: JobContext, id: string): Promise<void> {
  const open = and(eq(n.id, id), isNull(n.calledOffAt))
  const [row] = await context.db.select().from(n).where(open).for('update')
  if (!row?.sentAt || !row.remindAt || row.remindAt > context.now) return
  if (row.untilAt && row.untilAt <= context.now) return
  const occasion = `again ${row.remindAt.toISOString()}`
  queueTelling(context, await unreadOf(context, id), { occasion, madeBy: row.madeByName })
  await context.db.update(n).set({ toldAgainAt: context.now }).where(eq(n.id, id))
  context.emit(notificationChanged, { notificationId: id })
}

/** What is queued of notifications. `address`: where residents reach this program; '' gives messages without links. */
export const jobsOf = (address: string) => [
  job({ ...sendJob, work: (context, { notificationId }) => send(context, notificationId, address) }),
  job({ ...widenJob, work: (context, { notificationId }) => widen(context, notificationId, address) }),
  job({ ...tellJob, work: tell }),
  job({ ...againJob, work: (context, { notificationId }) => tellAgain(context, notificationId) }),
]
