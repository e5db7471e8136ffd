import { and, eq, isNotNull } from 'drizzle-orm'
import type { Given, Taken } from '#platform/contract/call.ts'
import { normalTelephone } from '#platform/contract/telephone.ts'
import type { Context } from '#platform/server/context.ts'
import { householdsByIds } from '#modules/homes/households/server/public.ts'
import type { intercomTablets } from '../contract.ts'
import { tabletsChanged } from '../events.ts'
import { type ForwardKind, forwardNumber, kindOfNumber } from '../forward-number.ts'
import { numberRefused, orderIncomplete, tabletChanged, typeUnknown } from '../problems.ts'
import { ownLegs } from '../shapes.ts'
import { lockTablet } from './lock-tablet.ts'
import { type TabletRow, tabletTable as t } from './tables.ts'

type Calls = typeof intercomTablets.calls

/** Where calls of a household that the caller holds go on to; null: nowhere. What stands there already is left as it is. */
export async function putNumber(
  context: Context,
  row: TabletRow,
  to: { kind: ForwardKind; number: string } | null,
): Promise<void> {
  const [kind, number] = [to?.kind ?? null, to?.number ?? '']
  await context.db
    .update(t)
    .set({
      forwardKind: kind,
      forwardNumber: number,
      forwardedAt: context.now,
      forwardedByName: context.actor.name,
      rowVersion: row.rowVersion + 1,
    })
    .where(eq(t.householdId, row.householdId))
  context.audit({
    action: to ? 'intercomTablets.setForwarding' : 'intercomTablets.dropForwarding',
    target: 'household',
    targetId: row.householdId,
    before: { forwardKind: row.forwardKind, forwardNumber: row.forwardNumber },
    after: { forwardKind: kind, forwardNumber: number },
  })
}

/** Calls of a household go on to a number (R425). Throws notFound, notOpened, numberRefused. */
export async function setForwarding(
  context: Context,
  kind: ForwardKind,
  { householdId, number: typed }: Taken<Calls['setLandline']>,
): Promise<void> {
  const row = await lockTablet(context, householdId)
  const read = forwardNumber(kind, typed)
  if ('fault' in read) throw numberRefused(read.fault)
  await putNumber(context, row, { kind, number: read.number })
  context.emit(tabletsChanged, { householdIds: [householdId] })
}

/** Calls of a household go on to no number (R425). Throws notFound, notOpened. */
export async function dropForwarding(context: Context, householdId: string): Promise<void> {
  await putNumber(context, await lockTablet(context, householdId), null)
  context.emit(tabletsChanged, { householdIds: [householdId] })
}

/** In which order a household's chain rings. Throws notFound, notOpened, tabletChanged, orderIncomplete. */
export async function setOrder(
  context: Context,
  { householdId, rowVersion, order }: Taken<Calls['setOrder']>,
): Promise<void> {
  if (new Set(order).size !== ownLegs.length) throw orderIncomplete()
  const row = await lockTablet(context, householdId)
  if (row.rowVersion !== rowVersion) throw tabletChanged()
  await context.db
    .update(t)
    .set({ order, rowVersion: rowVersion + 1 })
    .where(eq(t.householdId, householdId))
  context.emit(tabletsChanged, { householdIds: [householdId] })
  context.audit({
    action: 'intercomTablets.setOrder',
    target: 'household',
    targetId: householdId,
    before: { chainOrder: row.order },
    after: { chainOrder: order },
  })
}

/** Which households have a number. Throws typeUnknown. */
export async function listNotes(
  context: Context,
  { type, number }: Taken<Calls['listNotes']>,
): Promise<Given<Calls['listNotes']>['data']> {
  const kind = kindOfNumber[type.toLowerCase()]
  if (!kind) throw typeUnknown()
  const rows = await context.db
    .select({ id: t.householdId })
    .from(t)
    .where(
      and(
        isNotNull(t.openedAt),
        eq(t.forwardKind, kind),
        eq(t.forwardNumber, normalTelephone(number) || '-'),
      ),
    )
  const found = await householdsByIds(
    context,
    rows.map(({ id }) => id),
  )
  return found.map(({ householdId, label }) => ({ householdId, label }))
}
