import { type Asset, heads, type Settings } from '#modules/assets/assets/contract.ts'
import { cellsOf } from '#modules/assets/assets/server/public.ts'
import type { ImportChange } from '../contract.ts'
import type { Known } from './row-reader.ts'

const nameIn = (rows: readonly { id: string; name: string }[], id: string | null) =>
  rows.find((row) => row.id === id)?.name ?? ''

/** What a row would change of an asset that is known, by the heads of the sheet; [] where it says what the register says. */
export function changesIn(asset: Asset, settings: Settings, known: Known): ImportChange['changes'] {
  const next = {
    ...asset,
    ...settings,
    categoryName: nameIn(known.categories, settings.assetCategoryId),
    areaName: nameIn(known.areas, settings.areaId),
    supplierName: nameIn(known.suppliers, settings.supplierId),
  }
  const [before, after] = [cellsOf(asset), cellsOf(next)].map((cells) =>
    cells.map((cell) => String(cell ?? '')),
  )
  const changes = heads.map((head, at) => ({ head, before: before?.[at] ?? '', after: after?.[at] ?? '' }))
  const fields = known.categories.flatMap(({ ownFields }) => ownFields)
  const valueOf = (custom: Settings['custom'], id: string) =>
    custom.find(({ fieldId }) => fieldId === id)?.value ?? ''
  const ids = new Set([...asset.custom, ...settings.custom].map(({ fieldId }) => fieldId))
  const own = [...ids].map((id) => ({
    head: fields.find(({ fieldId }) => fieldId === id)?.name ?? '',
    before: valueOf(asset.custom, id),
    after: valueOf(settings.custom, id),
  }))
  return [...changes, ...own].filter((change) => change.before !== change.after)
}
