import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { orderChangedMeanwhile } from '../contract.ts'
import { householdsChanged } from '../events.ts'
import { allBuildings, floorsOf } from './picker-queries.ts'

/** How high a floor is: `12F` 12, `B2` -2, `RF` above all; undefined for a name that says nothing of it. */
export function heightOf(floor: string): number | undefined {
  const text = floor.normalize('NFKC').toUpperCase()
  const number = Number(/\d+/.exec(text)?.[0])
  if (/^(B|地下)/.test(text)) return -(number || 1)
  if (/^(R|屋頂|頂樓)/.test(text)) return 1_000 + (number || 0)
  return Number.isNaN(number) ? undefined : number
}

/** The floors of a building with new ones where their height puts them; those that are there keep their order. */
export function withFloors(known: readonly string[], added: readonly string[]): string[] {
  const floors = [...known]
  for (const floor of added) {
    if (floors.includes(floor)) continue
    const height = heightOf(floor) ?? Number.POSITIVE_INFINITY
    const above = floors.findIndex((floor) => (heightOf(floor) ?? Number.NEGATIVE_INFINITY) > height)
    floors.splice(above < 0 ? floors.length : above, 0, floor)
  }
  return floors
}

const writeBuildings = (lease: Lease, names: readonly string[]) =>
  lease.query(
    `update household h set building_order = o.nth from unnest($1::text[]) with ordinality o (name, nth)
     where h.building = o.name and h.building_order <> o.nth`,
    [names],
  )

const writeFloors = (lease: Lease, building: string, floors: readonly string[]) =>
  lease.query(
    `update household h set floor_order = o.nth from unnest($2::text[]) with ordinality o (name, nth)
     where h.building = $1 and h.floor = o.name and h.floor_order <> o.nth`,
    [building, floors],
  )

/** The buildings, and the floors of some of them, in their order. */
export interface Order {
  buildings: readonly string[]
  floors: ReadonlyMap<string, readonly string[]>
}

/** An order with these places in it: new buildings last, floors by height. */
export function orderWith(known: Order, places: readonly { building: string; floor: string }[]): Order {
  const added = new Map<string, Set<string>>()
  for (const { building, floor } of places) added.set(building, (added.get(building) ?? new Set()).add(floor))
  return {
    buildings: [...new Set([...known.buildings, ...added.keys()])],
    floors: new Map(
      [...added].map(([building, floors]) => [
        building,
        withFloors(known.floors.get(building) ?? [], [...floors]),
      ]),
    ),
  }
}

/** Puts the households that are there into an order. */
export async function writeOrder(lease: Lease, { buildings, floors }: Order): Promise<void> {
  await writeBuildings(lease, buildings)
  for (const [building, names] of floors) await writeFloors(lease, building, names)
}

/** Puts the buildings and floors of households that were just written where they belong: new buildings last, floors by height. */
export const placeNew = (
  lease: Lease,
  places: readonly { building: string; floor: string }[],
  known: Order,
): Promise<void> => writeOrder(lease, orderWith(known, places))

/** The buildings, and the floors of those that are named, in their order. */
export async function knownOrder(lease: Lease, buildings: readonly string[]): Promise<Order> {
  const floors = new Map<string, string[]>()
  for (const building of new Set(buildings))
    floors.set(
      building,
      (await floorsOf(lease, building)).map(({ floor }) => floor),
    )
  return { buildings: (await allBuildings(lease)).map(({ building }) => building), floors }
}

const isSame = (item: readonly string[], other: readonly string[]) =>
  item.length === other.length && new Set([...item, ...other]).size === item.length

/** Puts the buildings into another order. Throws orderChangedMeanwhile when there are others than those named. */
export async function orderBuildings(context: Context, names: readonly string[]): Promise<void> {
  const known = (await allBuildings(context)).map(({ building }) => building)
  if (!isSame(known, names)) throw orderChangedMeanwhile()
  await writeBuildings(context, names)
  context.emit(householdsChanged, { householdIds: [] })
  context.audit({ action: 'households.orderBuildings', before: known, after: names })
}

/** Puts the floors of a building into another order. Throws notFound, orderChangedMeanwhile. */
export async function orderFloors(
  context: Context,
  building: string,
  names: readonly string[],
): Promise<void> {
  const known = (await floorsOf(context, building)).map(({ floor }) => floor)
  if (!known.length) throw problems.notFound()
  if (!isSame(known, names)) throw orderChangedMeanwhile()
  await writeFloors(context, building, names)
  context.emit(householdsChanged, { householdIds: [] })
  context.audit({ action: 'households.orderFloors', before: known, after: names, targetId: building })
}
