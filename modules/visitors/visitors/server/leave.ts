import type { Context } from '#platform/server/context.ts'
import { missingOf, type Return, takeBack, toMissing } from '#modules/visitors/visitor-loans/server/public.ts'
import { notArrived, thingsMissing, visitorLeft } from '../contract.ts'
import { visitorLeft as left } from '../events.ts'
import type { LeftHow } from '#modules/visitors/visits/contract.ts'
import { changeVisitors, lockVisitor } from '#modules/visitors/visits/server/public.ts'

interface Leaving {
  visitorId: string
  how: LeftHow
  returns: readonly Return[]
  isMissingAccepted: boolean
}

/**
 * A visitor leaves, returning what was lent, in one breath. Of two desks that release the same visitor one does it, the
 * other hears 訪客已離開！ (R181). What stays missing stays lent, under the visitor's name.
 * Throws notFound, visitorLeft, notArrived, thingsMissing, and what taking back throws; then nothing has changed.
 */
export async function leave(context: Context, { visitorId, how, returns, isMissingAccepted }: Leaving) {
  const row = await lockVisitor(context, visitorId)
  if (row.state === 'left') throw visitorLeft()
  if (row.state !== 'arrived') throw notArrived()
  await takeBack(context, visitorId, returns)
  const missing = await missingOf(context, visitorId)
  if (missing.length && !isMissingAccepted) {
    const named = missing.map((item) => `${item.displayId} ${item.name} ×${item.quantity}`).join('、')
    throw thingsMissing(`還有 ${missing.length} 項物品沒有歸還：${named}。`, toMissing(missing))
  }
  const { actor, now } = context
  await changeVisitors(context, actor, [visitorId], {
    act: 'left',
    set: { leftAt: now, leftByName: actor.name, leftHow: how },
  })
  context.emit(left, { visitorId })
  context.audit({
    action: 'visitors.leave',
    target: 'visitor',
    targetId: visitorId,
    before: { state: 'arrived' },
    after: {
      state: 'left',
      how,
      returns,
      missing: missing.map(({ displayId, quantity }) => ({ displayId, quantity })),
    },
  })
}
