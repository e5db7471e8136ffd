import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Context } from '#platform/server/context.ts'
import { claimFile } from '#modules/keeping/files/server/public.ts'
import { recognise } from '#modules/visitors/visitor-bans/server/public.ts'
import { lendTo } from '#modules/visitors/visitor-loans/server/public.ts'
import { visitorIdTaken, type visitors } from '../contract.ts'
import { visitorArrived } from '../events.ts'
import { holdBay, holdCard } from './held-things.ts'
import { insertVisitors, visitorTable as v } from '#modules/visitors/visits/server/public.ts'
import { contentOf, pledgeOf } from './visit-content.ts'

type Registration = Taken<typeof visitors.calls.register>

// A retry waits for its first attempt, and two visitors never get the same id.
const lockId = "select pg_advisory_xact_lock(hashtextextended('visitor id ' || $1 || lobby_community(), 0))"

/** Whether the very same was written before under this id. Throws visitorIdTaken when the id is another visitor's. */
export async function isWritten(
  context: Context,
  visitorId: string,
  content: Record<string, unknown>,
): Promise<boolean> {
  await context.query(lockId, [visitorId])
  const [row]: Record<string, unknown>[] = await context.db.select().from(v).where(eq(v.id, visitorId))
  if (!row) return false
  const isSame = (a: unknown, b: unknown) =>
    a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : a === b
  if (!Object.entries(content).every(([key, value]) => isSame(row[key], value))) throw visitorIdTaken()
  context.audit({ action: 'visitors.registerAgain', target: 'visitor', targetId: visitorId })
  return true
}

/** What the audit says of a visit: nothing that would outlive the visitor's own forgetting. */
export const auditedOf = (content: {
  target: string
  householdId: string | null
  people: number
  reason: string
}) => {
  const { target, householdId, people, reason } = content
  return { target, householdId, people, reason }
}

/**
 * Somebody walks in: registered and arrived at once, things lent in the same breath. The same id with the same content is
 * the same visitor again. Gives the id. Throws what contentOf throws, and visitorIdTaken, cardInUse, bayInUse,
 * unknownPledge, foreignFile, and what lending throws.
 */
export async function register(context: Context, input: Registration): Promise<string> {
  const { visitorId = newId(), cardCode, photoPath, approval, approvalBy, loans, ...typed } = input
  const { actor, now } = context
  const content = await contentOf(context, typed)
  if (await isWritten(context, visitorId, content)) return visitorId
  const card = await holdCard(context, visitorId, cardCode)
  await holdBay(context, visitorId, content.parkingBay)
  const pledge = await pledgeOf(context, typed)
  await claimFile(context, photoPath, 'webcam')
  const banId = await recognise(context, { id: visitorId, ...content })
  await insertVisitors(context, [
    {
      id: visitorId,
      ...content,
      ...card,
      ...pledge,
      photoPath,
      banId,
      ...(approval ? { approval, approvalBy, approvalAt: now, approvalNotedByName: actor.name } : {}),
      createdAt: now,
      createdBy: actor.accountId,
      createdByName: actor.name,
      arrivedAt: now,
      arrivedByName: actor.name,
      arrivedHow: 'walkIn',
    },
  ])
  await lendTo(context, visitorId, loans)
  context.emit(visitorArrived, { visitorId })
  context.audit({
    action: 'visitors.register',
    target: 'visitor',
    targetId: visitorId,
    after: { ...auditedOf(content), pledgeKind: pledge.pledgeKind, hasCard: card.cardUid !== '', loans },
  })
  return visitorId
}
