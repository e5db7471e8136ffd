import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import { claimFile } from '#modules/keeping/files/server/public.ts'
import { recognise } from '#modules/visitors/visitor-bans/server/public.ts'
import { lendTo } from '#modules/visitors/visitor-loans/server/public.ts'
import { visitorIdTaken, type visitors } from '../contract.ts'
import { visitorArrived } from '../events.ts'
import { holdBay, holdCard } from './held-things.ts'
import { insertVisitors, visitorTable as v } from '#modules/visitors/visits/server/public.ts'
import { contentOf, pledgeOf } from './visit-content.ts'

type Registration = Taken<typeof visitors.calls.register>

/** A visitor of this id with this content, made by `create` unless it came before. Throws visitorIdTaken. */
export const visitorOnce = (
  context: Context,
  visitorId: string,
  content: object,
  create: () => Promise<void>,
) =>
  createOnce(context, {
    id: visitorId,
    find: () => rowOf(context, v, visitorId),
    isSame: (row) => says(row, content),
    taken: visitorIdTaken,
    again: { action: 'visitors.registerAgain', target: 'visitor', targetId: visitorId },
    create,
  })

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
  await visitorOnce(context, visitorId, content, async () => {
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
  })
  return visitorId
}
