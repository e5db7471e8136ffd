import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import type { FoodItem, FoodMenu, FoodSpec } from '#modules/meals/food-shapes.ts'
import { items, menus, options, specs } from './entries.ts'
import type { ItemRow } from './tables.ts'

interface Shown {
  id: string
  version: number
  retiredAt: Date | null
  name: string
}
const shown = ({ name, version, retiredAt }: Shown) => ({
  name,
  rowVersion: version,
  isRetired: retiredAt !== null,
})
/** Those that are offered in their order, retired ones after them. */
const offeredFirst = <Row extends { isRetired: boolean }>(rows: readonly Row[]): Row[] => [
  ...rows.filter(({ isRetired }) => !isRetired),
  ...rows.filter(({ isRetired }) => isRetired),
]

/** A dish as the wire has it on a day. */
export const itemOf = (row: ItemRow, today: string): FoodItem => ({
  itemId: row.id,
  ...shown(row),
  points: row.points,
  note: row.note,
  specIds: row.specIds,
  weekdays: row.weekdays,
  soldFrom: row.soldFrom,
  soldUntil: row.soldUntil,
  mostPerDay: row.mostPerDay,
  stock: row.stock,
  isSoldOut: row.soldOutOn === today,
})

/** The categories with their dishes. */
export async function listMenus(context: Context): Promise<FoodMenu[]> {
  const today = dayOf(context.now)
  const [categories, dishes] = [await menus.read(context), await items.read(context)]
  return offeredFirst(
    categories.map((row) => ({
      menuId: row.id,
      ...shown(row),
      items: offeredFirst(
        dishes.filter(({ menuId }) => menuId === row.id).map((item) => itemOf(item, today)),
      ),
    })),
  )
}

/** The specs with their options. */
export async function listSpecs(lease: Lease): Promise<FoodSpec[]> {
  const [rows, choices] = [await specs.read(lease), await options.read(lease)]
  return offeredFirst(
    rows.map((row) => ({
      specId: row.id,
      ...shown(row),
      choice: row.choice,
      prefix: row.prefix,
      options: offeredFirst(
        choices
          .filter(({ specId }) => specId === row.id)
          .map((option) => ({ optionId: option.id, ...shown(option), points: option.points })),
      ),
    })),
  )
}

/** The dishes that ask for a spec, in the order of the menu. */
export const listUsedItems = (lease: Lease, specId: string) =>
  lease.query<{ itemId: string; name: string; menuName: string }>(
    `select i.id as "itemId", i.name, m.name as "menuName" from food_item i
     join food_menu m on m.community_id = i.community_id and m.id = i.menu_id
     where $1 = any(i.spec_ids) and i.retired_at is null order by m.position, i.position, i.id`,
    [specId],
  )
