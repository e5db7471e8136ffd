import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { areaUnknown, categoryUnknown, fits } from '#modules/assets/asset-settings/contract.ts'
import { areaTable, categoryTable } from '#modules/assets/asset-settings/server/public.ts'
import { supplierTable } from '#modules/assets/suppliers/server/public.ts'
import {
  displayIdTaken,
  fieldUnfit,
  lendableNameLong,
  lendableOverQuantity,
  residualOverCost,
  supplierUnknown,
} from '../contract.ts'
import type { Settings, Status } from '../shapes.ts'
import { type AssetRow, assetTable as a } from './tables.ts'

/** Numbers are of the register as a whole. Throws displayIdTaken. */
export async function requireFreeNumber(context: Context, displayId: string, but: string): Promise<void> {
  const [taken] = await context.db
    .select({ displayId: a.displayId })
    .from(a)
    .where(
      and(
        sql`upper(${a.displayId}) = ${displayId.toUpperCase()}`,
        isNull(a.removedAt),
        but ? ne(a.id, but) : undefined,
      ),
    )
    .limit(1)
  if (taken) throw displayIdTaken(taken.displayId)
}

/** Throws categoryUnknown, fieldUnfit. A field that the category does not have (any more) is kept as it was. */
async function checkCategory(
  context: Context,
  { assetCategoryId, custom }: Pick<Settings, 'assetCategoryId' | 'custom'>,
  before: AssetRow | undefined,
): Promise<Record<string, string>> {
  const [category] = assetCategoryId
    ? await context.db.select().from(categoryTable).where(eq(categoryTable.id, assetCategoryId))
    : []
  if (assetCategoryId && (!category || (category.retiredAt && before?.assetCategoryId !== assetCategoryId)))
    throw categoryUnknown()
  const fields = category?.ownFields ?? []
  const kept: Record<string, string> = {}
  for (const { fieldId, value } of custom) {
    const field = fields.find((known) => known.fieldId === fieldId)
    if (field && !fits(field, value)) throw fieldUnfit(field.name)
    if (value && (field || before?.custom[fieldId] === value)) kept[fieldId] = value
  }
  return kept
}

/** Throws areaUnknown. */
async function checkArea(context: Context, areaId: string | null, before: AssetRow | undefined) {
  if (!areaId) return
  const [area] = await context.db.select().from(areaTable).where(eq(areaTable.id, areaId))
  if (!area || (area.retiredAt && before?.areaId !== areaId)) throw areaUnknown()
}

/** Throws supplierUnknown; one that works here no more stays where it stood. */
async function checkSupplier(context: Context, supplierId: string | null, before: AssetRow | undefined) {
  if (!supplierId || before?.supplierId === supplierId) return
  const [found] = await context.db
    .select({ id: supplierTable.id })
    .from(supplierTable)
    .where(and(eq(supplierTable.id, supplierId), isNull(supplierTable.endedAt)))
  if (!found) throw supplierUnknown()
}

/** Off, and scrapped: nobody is lent what is not in use. */
const [off, scrapped] = [5, 6] as const
/** Whether something is neither off nor scrapped. */
export const isInUse = (status: Status) => status !== off && status !== scrapped
/** What people say of an asset, without what cannot be: of what is off or scrapped the desk lends nothing. */
export const fitting = (given: Settings): Settings =>
  isInUse(given.assetStatus) ? given : { ...given, lendable: 0 }

/**
 * What is written of an asset, after a look at what cannot be; of something that the desk lends, its stock is the lendable's.
 * Throws lendableOverQuantity, lendableNameLong, residualOverCost, categoryUnknown, fieldUnfit, areaUnknown,
 * supplierUnknown.
 */
export async function checked(context: Context, given: Settings, before?: AssetRow) {
  const { quantity, lendable, custom: _, ...content } = given
  if (lendable > quantity) throw lendableOverQuantity()
  if (lendable > 0 && [...given.name].length > 20) throw lendableNameLong()
  if (given.purchaseCost !== null && given.residualValue > given.purchaseCost) throw residualOverCost()
  await checkArea(context, given.areaId, before)
  await checkSupplier(context, given.supplierId, before)
  const custom = await checkCategory(context, given, before)
  return { ...content, custom, keptQuantity: quantity - lendable }
}
