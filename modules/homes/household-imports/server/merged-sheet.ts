import type { Cell } from '#platform/server/export-sheet.ts'
import type { SheetColumn, SheetPlan } from '#platform/workbook/write-workbook.ts'
import type { allMergedUnits } from '#modules/homes/household-properties/server/public.ts'
import { areaCell, batchesOf } from './sheet-rows.ts'
import { ownerWords, type Shown } from './words.ts'

type Unit = Awaited<ReturnType<typeof allMergedUnits>>[number]

const columns: readonly (SheetColumn & { cell: (unit: Unit, shown: Shown) => Cell })[] = [
  { title: '現在的戶別', width: 18, format: 'plain', cell: (item) => item.partOf },
  { title: '併入的戶別', width: 18, format: 'plain', cell: (item) => item.label },
  { title: '專有面積（㎡）', width: 16, format: 'area', cell: (item) => areaCell(item.exclusiveArea) },
  { title: '權狀面積（㎡）', width: 16, format: 'area', cell: (item) => areaCell(item.titleArea) },
  { title: '面積已計入', width: 18, format: 'plain', cell: (item) => item.countedIn },
  {
    title: '所有權人',
    width: 36,
    format: 'plain',
    cell: ({ owners }, shown) =>
      owners
        .map(({ name, phone, shareNumerator: n, shareDenominator: d, isRepresentative }) =>
          ownerWords(shown)({ name, phone, share: n && d ? [n, d] : null, isRepresentative }),
        )
        .join('、'),
  },
]

/**
 * Units that were merged: they are no households any more and are not imported, but their owners and shares count at
 * assemblies as before (decision 017).
 */
export const mergedSheet = (units: readonly Unit[], shown: Shown): SheetPlan => ({
  title: '併入的戶別',
  columns,
  batches: batchesOf(units, (unit) => columns.map(({ cell }) => cell(unit, shown))),
})
