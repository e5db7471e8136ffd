import { inArray } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import type { Work } from '#platform/server/work.ts'
import { foodMenuChanged } from '../events.ts'
import { itemTable, type ItemRow, type OptionRow, optionTable, type SpecRow, specTable } from './tables.ts'

/** Dishes, with the specs and options that are offered with them. */
export interface MenuFood {
  items: ReadonlyMap<string, ItemRow>
  specs: ReadonlyMap<string, SpecRow & { options: OptionRow[] }>
}

const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))

/** Keeps dishes for this transaction: whoever else sells or counts them waits. In one order, so that nobody waits for each other. */
export async function lockItems(lease: Lease, itemIds: readonly string[]): Promise<void> {
  await lease.query('select 1 from food_item where id = any($1) order by id for update', [itemIds])
}

/** Dishes that are offered, of these ids, in a category that is. */
export async function foodOf(lease: Lease, itemIds: readonly string[]): Promise<MenuFood> {
  const rows = await lease.db
    .select()
    .from(itemTable)
    .where(inArray(itemTable.id, [...itemIds]))
  const open = await lease.query<{ id: string }>('select id from food_menu where retired_at is null')
  const menus = new Set(open.map(({ id }) => id))
  const offered = rows.filter(({ retiredAt, menuId }) => !retiredAt && menus.has(menuId))
  const specIds = [...new Set(offered.flatMap((row) => row.specIds))]
  if (!specIds.length) return { items: byId(offered), specs: new Map() }
  const specs = await lease.db.select().from(specTable).where(inArray(specTable.id, specIds))
  const options = await lease.db
    .select()
    .from(optionTable)
    .where(inArray(optionTable.specId, specIds))
    .orderBy(optionTable.position)
  return {
    items: byId(offered),
    specs: byId(
      specs
        .filter(({ retiredAt }) => !retiredAt)
        .map((spec) => ({
          ...spec,
          options: options.filter(({ specId, retiredAt }) => specId === spec.id && !retiredAt),
        })),
    ),
  }
}

const take = `
  update food_item i set stock = i.stock - t.quantity
  from (select id, sum(quantity)::int as quantity from unnest($1::uuid[], $2::int[]) as t (id, quantity) group by id) t
  where i.community_id = lobby_community() and i.id = t.id and i.stock is not null`

type Portion = { itemId: string; quantity: number }
const moved = (portions: readonly Portion[], sign: 1 | -1) => [
  portions.map(({ itemId }) => itemId),
  portions.map(({ quantity }) => sign * quantity),
]

/** What was ordered is not there any more; the dishes are locked and enough of each is left. */
export async function takeStock(work: Work, portions: readonly Portion[]): Promise<void> {
  await work.query(take, moved(portions, 1))
  work.emit(foodMenuChanged, {})
}

/** What was ordered and is not cooked is there again. */
export async function putBackStock(work: Work, portions: readonly Portion[]): Promise<void> {
  await work.query(take, moved(portions, -1))
  work.emit(foodMenuChanged, {})
}
