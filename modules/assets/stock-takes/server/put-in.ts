import { cut } from '#platform/contract/cut.ts'
import { and, eq, gte, notInArray } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import type { Context } from '#platform/server/context.ts'
import { assetTable as a, lockAsset, readAssets, writeChanged } from '#modules/assets/assets/server/public.ts'
import { type Asset, Settings } from '#modules/assets/assets/contract.ts'
import { placeOf } from '#modules/assets/place-of.ts'
import { caseTable as c, openCase } from '#modules/assets/repairs/server/public.ts'
import { changedSince, isSamePlace } from '../contract.ts'
import { type LineRow, lineTable as l, type TakeRow } from './tables.ts'

/** Off, to be repaired, and scrapped. */
const [off, toRepair, scrapped] = [5, 3, 6] as const

/** How many the desk may lend of what was counted: all of them as before, or no more than there are; what is out is among them. */
const lendableOf = ({ lendable, lent, quantity }: Asset, counted: number) =>
  lendable === quantity ? counted : Math.max(lent, Math.min(lendable, counted))

/** What the register says of a thing after what was found; of what is missing the desk lends nothing. */
function changedBy(asset: Asset, { result, quantity, areaId, place }: LineRow): Settings {
  const said = Settings.parse(asset)
  if (result === 'missing') return { ...said, assetStatus: off }
  const counted = Math.max(quantity, asset.lent)
  const moved = result === 'moved' ? { areaId: areaId ?? asset.areaId, place: place || asset.place } : {}
  const status = result === 'damaged' ? { assetStatus: toRepair } : {}
  return { ...said, ...moved, ...status, quantity: counted, lendable: lendableOf(asset, counted) }
}

/** Why what was found of a thing says nothing of the register any more: what became of it meanwhile is known; '' where it does. */
function passedBy(take: TakeRow, { result }: LineRow, asset: Asset | undefined): string {
  if (!asset) return '結束時已移除'
  if (asset.assetStatus === scrapped) return '結束時已報廢'
  const isElsewhere = take.areaId !== null && asset.areaId !== take.areaId
  return result === 'missing' && isElsewhere ? '結束時已改放他處' : ''
}

/** Whether the register is neither what a thing was counted against nor what was found: somebody wrote another thing meanwhile. */
function isChangedSince(asset: Asset, line: LineRow): boolean {
  const { result, knownQuantity, knownAreaId, knownPlace } = line
  const isAsFound = result !== 'missing' && asset.quantity === line.quantity
  const isOtherQuantity = asset.quantity !== knownQuantity && !isAsFound
  const isWhereKnown = asset.areaId === knownAreaId && asset.place === knownPlace
  return isOtherQuantity || (result === 'moved' && !isWhereKnown && !isSamePlace(line, asset))
}

/** What is damaged is a repair; the one that another stock-take of the same time opened, where there is one. */
async function openDamaged(context: Context, asset: Asset, line: LineRow): Promise<void> {
  const [opened] = await context.db
    .select({ id: c.id })
    .from(c)
    .where(
      and(
        eq(c.assetId, asset.assetId),
        eq(c.source, 'count'),
        notInArray(c.state, ['accepted', 'cancelled']),
        gte(c.reportedAt, line.at),
      ),
    )
    .limit(1)
  if (opened) return void (await setLine(context, line, { caseId: opened.id }))
  const { id: caseId } = await openCase(context, line.countedByName, {
    id: newId(),
    title: `${cut(asset.name, 55)}　盤點損壞`,
    detail: line.note,
    place: placeOf(asset),
    assetId: asset.assetId,
    source: 'count',
    photos: line.photo ? [line.photo] : [],
  })
  await setLine(context, line, { caseId })
}

const setLine = ({ db }: Context, { takeId, assetId }: LineRow, set: Partial<LineRow>) =>
  db
    .update(l)
    .set(set)
    .where(and(eq(l.takeId, takeId), eq(l.assetId, assetId)))

/**
 * Puts what differs into the register, each with its line of history. What left the register or was scrapped meanwhile is passed
 * by with a note beside what was counted. The caller holds the numbers. Throws changedSince, where the register is no longer what
 * was counted against, and what writeChanged throws.
 */
export async function putIn(context: Context, take: TakeRow, lines: readonly LineRow[]): Promise<void> {
  const changed: string[] = []
  const standing: { asset: Asset; line: LineRow }[] = []
  for (const line of lines) {
    await context.db.select({ id: a.id }).from(a).where(eq(a.id, line.assetId)).for('update')
    const [asset] = await readAssets(context, { condition: eq(a.id, line.assetId), limit: 1 })
    const passed = passedBy(take, line, asset)
    if (passed || !asset)
      await setLine(context, line, { note: cut([line.note, passed].filter(Boolean).join('；'), 100) })
    else if (isChangedSince(asset, line)) changed.push(`${asset.displayId} ${asset.name}`)
    else standing.push({ asset, line })
  }
  if (changed.length) throw changedSince(changed)
  for (const { asset, line } of standing) {
    const after = changedBy(asset, line)
    // Another stock-take, or somebody at the desk, put it right already.
    if (JSON.stringify(after) !== JSON.stringify(Settings.parse(asset)))
      await writeChanged(context, await lockAsset(context, line.assetId), after, {
        act: 'counted',
        reason: take.name,
      })
    if (line.result === 'damaged') await openDamaged(context, asset, line)
  }
}
