import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Given, Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { CallContext, Context } from '#platform/server/context.ts'
import type { Config } from '#platform/server/config.ts'
import type { Lease } from '#platform/server/database.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import type { FindHolders } from '#modules/sign-in/accounts/server/public.ts'
import {
  devicePurpose,
  newAccount,
  sections,
  sentryTable as s,
} from '#modules/doors/intercom-sentries/server/public.ts'
import type { intercomDeskPhones } from '../contract.ts'
import { phonesChanged } from '../events.ts'
import { noGuardPost, noSocket, phoneTaken, postsFull } from '../problems.ts'
import { mostPhones, phoneLife } from '../shapes.ts'
import { socketOf } from './socket.ts'
import { type PhoneRow, phoneTable as p } from './tables.ts'

type Calls = typeof intercomDeskPhones.calls

const day = 86_400_000

/**
 * Ends what was not renewed in time or whose session is over, which gives its place at a post back, and forgets what ended a day
 * ago: nothing of it is of use.
 */
async function sweep(context: Context, findHolders: FindHolders): Promise<void> {
  const { db, now, actor } = context
  const rows = await db
    .select({ id: p.id, sessionId: p.sessionId, endsAt: p.endsAt })
    .from(p)
    .where(isNull(p.endedAt))
  const live = await findHolders(
    rows.map(({ sessionId }) => sessionId),
    actor.communityId,
    'intercomDeskPhones.use',
  )
  const over = rows
    .filter(({ sessionId, endsAt }) => endsAt < now || !live.has(sessionId))
    .map(({ id }) => id)
  if (over.length) await db.update(p).set({ endedAt: now, reachableUntil: null }).where(inArray(p.id, over))
  await db.delete(p).where(lt(p.endedAt, new Date(now.getTime() - day)))
}

async function guardPost(lease: Lease, sentryId: string): Promise<{ name: string }> {
  const [sentry] = await lease.db
    .select({ name: s.name, callsBack: s.callsBack })
    .from(s)
    .where(and(eq(s.id, sentryId), isNull(s.retiredAt)))
  if (!sentry) throw problems.notFound()
  if (!sentry.callsBack) throw noGuardPost()
  return sentry
}

/** The place that a page has at a post already, else the first that is free. Throws postsFull. */
async function placeAt(context: Context, sentryId: string, post: string, known?: PhoneRow): Promise<number> {
  if (known && known.sentryId === sentryId && !known.endedAt) return known.slot
  const taken = await context.db
    .select({ slot: p.slot })
    .from(p)
    .where(and(eq(p.sentryId, sentryId), isNull(p.endedAt)))
  const free = Array.from({ length: mostPhones }, (_, nth) => nth + 1).find(
    (place) => !taken.some(({ slot }) => slot === place),
  )
  if (!free) throw postsFull(post)
  return free
}

/**
 * A guard post rings this page: an account of its own, whose password is given this once. A page that was loaded anew gets
 * another one on its place. Throws noSocket, notFound, noGuardPost, phoneTaken, postsFull.
 */
export async function openPhone(
  context: CallContext,
  { phoneId: id, sentryId }: Taken<Calls['open']>,
  config: Pick<Config, 'intercomSockets'>,
  findHolders: FindHolders,
): Promise<Given<Calls['open']>['data']> {
  const { actor, db, now, sealer } = context
  const setting = await sections.all(context)
  const socket = socketOf(config, setting)
  if (!socket) throw noSocket()
  const post = await guardPost(context, sentryId)
  await oneAtATime(context, 'intercom desk phones')
  await sweep(context, findHolders)
  const [known] = await db.select().from(p).where(eq(p.id, id))
  if (known && known.sessionId !== actor.sessionId && !known.endedAt) throw phoneTaken()
  const slot = await placeAt(context, sentryId, post.name, known)
  const { sipName, password, digest } = newAccount('w')
  const endsAt = new Date(now.getTime() + phoneLife * 1000)
  const made = {
    sentryId,
    sessionId: actor.sessionId,
    slot,
    sipName,
    sealedDigest: sealer.seal(devicePurpose, digest),
    madeAt: now,
    endsAt,
    reachableUntil: null,
    endedAt: null,
  }
  await db
    .insert(p)
    .values({ id, ...made })
    .onConflictDoUpdate({ target: [p.communityId, p.id], set: made })
  context.emit(phonesChanged, {})
  context.audit({
    action: 'intercomDeskPhones.open',
    target: 'intercomDeskPhone',
    targetId: id,
    after: { name: post.name, sipName },
  })
  return { sipName, password, domain: setting.domain, socket, endsAt }
}

/** The telephone of the caller's own session, locked. Throws notFound. */
export async function ownPhone(context: Context, phoneId: string): Promise<PhoneRow> {
  const [row] = await context.db
    .select()
    .from(p)
    .where(and(eq(p.id, phoneId), eq(p.sessionId, context.actor.sessionId), isNull(p.endedAt)))
    .for('update')
  if (!row || row.endsAt <= context.now) throw problems.notFound()
  return row
}

/** Lives on for a short time. Throws notFound. */
export async function renewPhone(context: Context, phoneId: string): Promise<{ endsAt: Date }> {
  const { sentryId } = await ownPhone(context, phoneId)
  await guardPost(context, sentryId)
  const endsAt = new Date(context.now.getTime() + phoneLife * 1000)
  await context.db.update(p).set({ endsAt }).where(eq(p.id, phoneId))
  return { endsAt }
}

/** Rings no more; `account`: only while it has this one, since a page that was loaded anew has another. Throws notFound. */
export async function endPhone(context: Context, { phoneId, account }: Taken<Calls['end']>): Promise<void> {
  const { sipName } = await ownPhone(context, phoneId)
  if (account !== undefined && account !== sipName) throw problems.notFound()
  await context.db.update(p).set({ endedAt: context.now, reachableUntil: null }).where(eq(p.id, phoneId))
  context.emit(phonesChanged, {})
  context.audit({
    action: 'intercomDeskPhones.end',
    target: 'intercomDeskPhone',
    targetId: phoneId,
    before: { sipName },
  })
}
