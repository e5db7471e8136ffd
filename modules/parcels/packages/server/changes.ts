import { eq } from 'drizzle-orm'
import type { Act } from '#platform/contract/words.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { sideOf } from '#platform/server/history.ts'
import { labelsOf } from '#modules/homes/households/server/public.ts'
import type { LockedPackage } from './locked-packages.ts'
import { showSerialNumber, takeBackSerialNumber } from './serial-numbers.ts'
import { type PackageAct, type PackageFieldChange, packageHistory, packageTable as p } from './tables.ts'

const actions: Record<PackageAct, Act> = {
  corrected: 'packages.correct',
  moved: 'packages.move',
  handOverUndone: 'packages.undoHandOver',
  returned: 'packages.closeAsReturn',
  returnUndone: 'packages.undoReturn',
  lost: 'packages.markLost',
  found: 'packages.markFound',
}

/** What a change writes; when and by whom a package arrived is never among it. */
type Values = Partial<
  Omit<typeof p.$inferInsert, 'id' | 'communityId' | 'arrivedAt' | 'arrivedBy' | 'arrivedByName'>
>

export interface PackageChange {
  act: PackageAct
  /** The columns' new values. */
  set: Values
  /** What people read of it. */
  changes?: PackageFieldChange[]
  reason?: string
  /** The hand-over that is undone. */
  handOverId?: string
}

/** What waits again waits for the household that its own was merged into meanwhile: the database sees to it, the history says so. */
async function mergedHome(
  lease: Lease,
  { from, to }: { from: string; to: string },
): Promise<PackageFieldChange[]> {
  if (from === to) return []
  const labels = await labelsOf(lease, [from, to])
  const [before, after] = [labels.get(from) ?? '', labels.get(to) ?? '']
  return [{ field: 'household', before, after, beforeId: from, afterId: to }]
}

type ChangedPackage = Pick<LockedPackage, 'id' | 'rowVersion' | 'householdId' | 'serial' | 'label'>

/**
 * Changes a package that was locked before: its row with a new version, a line of its history with the old values, and
 * an audit row. Whoever calls emits the event.
 */
export async function changePackage(
  context: Context,
  { id, rowVersion, householdId, serial, label }: ChangedPackage,
  { act, set, changes: wished = [], reason = '', handOverId }: PackageChange,
): Promise<void> {
  const next = rowVersion + 1
  const [written] = await context.db
    .update(p)
    .set({ ...set, rowVersion: next })
    .where(eq(p.id, id))
    .returning({ householdId: p.householdId })
  const home = { from: set.householdId ?? householdId, to: written?.householdId ?? householdId }
  const changes = [...wished, ...(await mergedHome(context, home))]
  const line = { packageId: id, act, reason, changes, handOverId: handOverId ?? null, rowVersion: next }
  await packageHistory.add(context, context.actor, [line])
  const stays = { serialNumber: showSerialNumber(serial), label }
  context.audit({
    action: actions[act],
    target: 'package',
    targetId: id,
    before: { ...stays, ...sideOf(changes, 'before') },
    after: { ...stays, ...sideOf(changes, 'after'), ...(handOverId ? { handOverId } : {}) },
    ...(reason ? { reason } : {}),
  })
}

/** The number under which a package waits again: its own, or a fresh one when its own was given to another meanwhile. */
export async function waitAgain(
  context: Context,
  { serial }: Pick<LockedPackage, 'serial'>,
): Promise<{ serialNumber: number; changes: PackageFieldChange[] }> {
  const serialNumber = await takeBackSerialNumber(context, serial)
  if (serialNumber === serial) return { serialNumber, changes: [] }
  const change = {
    field: 'serialNumber',
    before: showSerialNumber(serial),
    after: showSerialNumber(serialNumber),
  }
  return { serialNumber, changes: [change] }
}
