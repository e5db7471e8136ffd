import type { Cell } from '#platform/server/export-sheet.ts'
import { type Asset, statuses } from '../shapes.ts'

const slashed = (day: string | null): Cell => day?.replaceAll('-', '/') ?? ''

/** An asset as its row of the sheet says it, by `heads`; the fields of its category are apart. */
export const cellsOf = (row: Asset): Cell[] => [
  row.displayId,
  row.name,
  row.categoryName,
  row.areaName,
  row.place,
  statuses[row.assetStatus],
  row.quantity,
  row.lendable,
  row.brand,
  row.model,
  row.serialNumber,
  row.specification,
  slashed(row.boughtOn),
  row.purchaseCost,
  slashed(row.warrantyUntil),
  row.usefulYears,
  row.residualValue,
  row.replacementCost,
  row.supplierName,
  row.note,
]
