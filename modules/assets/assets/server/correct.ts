import { and, eq, isNull } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { changesBetween, sideOf } from '#platform/server/history.ts'
import { entries } from '#modules/assets/asset-settings/server/public.ts'
import { keepLendable } from '#modules/visitors/visitor-loans/server/public.ts'
import { assetChanged, type assets } from '../contract.ts'
import { assetsChanged } from '../events.ts'
import { type Asset, type Settings, settings, statuses, type Status } from '../shapes.ts'
import { lockNumbers } from './add.ts'
import { checked, fitting, requireFreeNumber } from './checked.ts'
import { readAsset } from './queries.ts'
import { type AssetRow, assetTable as a, assetHistory } from './tables.ts'

/** Holds an asset of the register until the transaction ends. Throws notFound. */
export async function lockAsset(context: Context, assetId: string): Promise<AssetRow> {
  const [row] = await context.db
    .select()
    .from(a)
    .where(and(eq(a.id, assetId), isNull(a.removedAt)))
    .for('update')
  if (!row) throw problems.notFound()
  return row
}

const names = Object.keys(settings).filter((name) => name !== 'custom') as Exclude<
  keyof typeof settings,
  'custom'
>[]

/** What was changed, as people read it. */
export async function changesOf(context: Context, before: Asset, after: Asset) {
  const [categories, areas] = await Promise.all([
    entries.categories.read(context),
    entries.areas.read(context),
  ])
  const vendors = [before, after].map(({ supplierId: id, supplierName: name }) => ({ id: id ?? '', name }))
  const nameOf = (rows: readonly { id: string; name: string }[], id: unknown) =>
    rows.find((row) => row.id === id)?.name ?? ''
  const changes = changesBetween<string>(names, before, after, (value, field) => {
    if (field === 'assetCategoryId') return nameOf(categories, value)
    if (field === 'areaId') return nameOf(areas, value)
    if (field === 'supplierId') return nameOf(vendors, value)
    if (field === 'assetStatus') return statuses[value as Status]
    return String(value ?? '')
  })
  const fields = categories.flatMap((category) => category.ownFields)
  const valueOf = (asset: Asset, id: string) =>
    asset.custom.find(({ fieldId }) => fieldId === id)?.value ?? ''
  const ids = new Set([...before.custom, ...after.custom].map(({ fieldId }) => fieldId))
  const own = [...ids]
    .filter((id) => valueOf(before, id) !== valueOf(after, id))
    .map((id) => ({
      field: fields.find(({ fieldId }) => fieldId === id)?.name ?? '',
      before: valueOf(before, id),
      after: valueOf(after, id),
    }))
  return [...changes, ...own]
}

/**
 * Writes what people decided of an asset that is held, with its line of history. The caller holds the numbers. Gives what
 * changed. Throws displayIdTaken, and what `checked` and keepLendable throw.
 */
export async function writeChanged(
  context: Context,
  row: AssetRow,
  said: Settings,
  { act, reason }: { act: 'changed' | 'imported' | 'counted'; reason: string },
) {
  const given = fitting(said)
  const before = await readAsset(context, row.id)
  const content = await checked(context, given, row)
  await requireFreeNumber(context, given.displayId, row.id)
  await context.db
    .update(a)
    .set({ ...content, rowVersion: row.rowVersion + 1 })
    .where(eq(a.id, row.id))
  if (given.lendable || before.lendable)
    await keepLendable(context, { id: row.id, ...given, stock: given.lendable })
  const after = await readAsset(context, row.id)
  const changes = await changesOf(context, before, after)
  await assetHistory.add(context, context.actor, [{ assetId: row.id, act, reason, changes }])
  return { after, changes }
}

/** Changes what people decide about an asset. Throws notFound, assetChanged, and what writeChanged throws. */
export async function correctAsset(
  context: Context,
  { assetId, rowVersion, reason, seenLendable, ...given }: Taken<typeof assets.calls.correct>,
): Promise<Asset> {
  await lockNumbers(context)
  const row = await lockAsset(context, assetId)
  if (row.rowVersion !== rowVersion) throw assetChanged()
  // What the desk gave up as lost meanwhile does not come back by an older form.
  if (seenLendable !== undefined && (await readAsset(context, assetId)).lendable !== seenLendable)
    throw assetChanged()
  const { after, changes } = await writeChanged(context, row, given, { act: 'changed', reason })
  context.emit(assetsChanged, { assetIds: [assetId] })
  const audited = changes.filter(({ field }) => (names as readonly string[]).includes(field))
  context.audit({
    action: 'assets.correct',
    target: 'asset',
    targetId: assetId,
    before: sideOf(audited, 'before'),
    after: sideOf(audited, 'after'),
    reason,
  })
  return after
}
