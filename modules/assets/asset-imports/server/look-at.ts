import { inArray, isNull, sql } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { entries } from '#modules/assets/asset-settings/server/public.ts'
import { assetTable as a, readAssets } from '#modules/assets/assets/server/public.ts'
import { supplierTable } from '#modules/assets/suppliers/server/public.ts'
import { Settings } from '#modules/assets/assets/contract.ts'
import type { Fault, ImportChange } from '../contract.ts'
import { changesIn } from './changes-in.ts'
import type { ReadTexts } from '#platform/workbook/read-texts.ts'
import { RowReader, settingsOf } from './row-reader.ts'

/** What a workbook would do: what each row says, and of which asset; null: a new one. */
export interface Looked {
  rows: { assetId: string | null; settings: Settings; changes: ImportChange['changes'] }[]
  faults: Fault[]
}

/** What may be chosen, with what stands where it was retired since: its name is known there, and goes before another of that name. */
function offeredTo<Row extends { id: string; retiredAt: Date | null }>(
  rows: readonly Row[],
  id: string | null | undefined,
) {
  const own = rows.find((row) => row.id === id)
  return [...(own ? [own] : []), ...rows.filter((row) => !row.retiredAt && row !== own)]
}

const sheetFault = (kind: Fault['kind'], cell = '', head = ''): Fault => ({ kind, cell, head, value: '' })
const blank = Settings.parse({ displayId: '-', name: '-' })

/** Looks at what was read of a workbook, as the community stands now. */
export async function lookAt(lease: Lease, read: ReadTexts): Promise<Looked> {
  const faults: Fault[] = read.formulas.map((cell) => sheetFault('formula', cell))
  for (const head of ['編號', '名稱'])
    if (!read.heads.includes(head)) faults.push(sheetFault('headMissing', '', head))
  if (faults.some(({ kind }) => kind === 'headMissing')) return { rows: [], faults }
  if (!read.rows.length) return { rows: [], faults: [...faults, sheetFault('noRows')] }
  const at = read.heads.indexOf('編號')
  const numbers = read.rows.map(({ texts }) => (texts[at] ?? '').trim().toUpperCase())
  const [categories, areas, suppliers, known] = await Promise.all([
    entries.categories.read(lease),
    entries.areas.read(lease),
    lease.db
      .select({ id: supplierTable.id, name: supplierTable.name })
      .from(supplierTable)
      .where(isNull(supplierTable.endedAt)),
    readAssets(lease, { condition: inArray(sql`upper(${a.displayId})`, [...new Set(numbers)]) }),
  ])
  const byNumber = new Map(known.map((asset) => [asset.displayId.toUpperCase(), asset]))
  const rows = read.rows.map((row, nth) => {
    const reader = new RowReader(read, row, faults)
    const number = numbers[nth] ?? ''
    if (number && numbers.indexOf(number) < nth) reader.wrong('numberTwice', '編號')
    const asset = byNumber.get(number)
    // Of one that works here no more the name is known where it stands.
    const own = asset?.supplierId ? [{ id: asset.supplierId, name: asset.supplierName }] : []
    const base = asset ? Settings.parse(asset) : blank
    const named = {
      categories: offeredTo(categories, asset?.assetCategoryId),
      areas: offeredTo(areas, asset?.areaId),
      suppliers: [...suppliers, ...own],
    }
    const settings = settingsOf(reader, base, named)
    if (asset && settings.lendable < asset.lent) reader.wrong('lentOut', '可借數量')
    // What is retired keeps its name where it stands.
    const all = { categories, areas, suppliers: named.suppliers }
    return {
      assetId: asset?.assetId ?? null,
      settings,
      changes: asset ? changesIn(asset, settings, all) : [],
    }
  })
  return { rows, faults }
}
