import type { Lease } from '#platform/server/database.ts'
import type { NoticeItem } from '#platform/server/notice-subject.ts'
import type { ChannelName, DeliveryState } from '../shapes.ts'
import { channelsOn } from './channel-settings.ts'
import { type Person, peopleOf, routesFor } from './recipients.ts'
import { settingsOf } from './settings.ts'

/** What became of one way by which somebody was told of an item. */
export interface Told {
  itemId: string
  channel: ChannelName
  state: DeliveryState
}

/** By which ways items were told of, and what became of each; the latest last. */
export const toldOf = (lease: Lease, itemIds: readonly string[]): Promise<Told[]> =>
  lease.query<Told & Record<string, unknown>>(
    `select i.item_id as "itemId", d.channel, d.state from notice_item i
     join notice_delivery d on d.community_id = i.community_id and d.notice_id = i.notice_id
     where i.item_id = any($1) order by d.made_at, d.id`,
    [itemIds],
  )

/** By which channels households would hear of what brings its own words, each household once for each; and how many people live there. */
export async function waysOf(lease: Lease, items: readonly Pick<NoticeItem, 'householdId' | 'residentId'>[]) {
  const { settings } = await settingsOf(lease)
  const on = await channelsOn(lease)
  const householdIds = [...new Set(items.map((item) => item.householdId))]
  const people = new Map<string, Person[]>()
  for (const person of await peopleOf(lease, householdIds))
    people.set(person.householdId, [...(people.get(person.householdId) ?? []), person])
  const names = new Map<string, Set<string>>()
  for (const { householdId, residentId } of items)
    if (residentId) names.set(householdId, (names.get(householdId) ?? new Set()).add(residentId))
  const ways = new Map<ChannelName, number>()
  let [unreached, count] = [0, 0]
  for (const householdId of householdIds) {
    const named = names.get(householdId)
    const atHome = people.get(householdId) ?? []
    const meant = named ? atHome.filter((person) => named.has(person.residentId)) : atHome
    const routes = routesFor({ settings, on, people: meant, isLegal: false, byHand: 'never' })
    for (const channel of new Set(routes.map((route) => route.channel)))
      ways.set(channel, (ways.get(channel) ?? 0) + 1)
    if (!routes.length) unreached++
    count += meant.length
  }
  return {
    ways: [...ways].map(([channel, households]) => ({ channel, households })),
    unreached,
    people: count,
  }
}

/** Those of some things whose household or recipient no channel reaches: a person rings or hangs a tag. */
export async function toldByHand(
  lease: Lease,
  items: readonly { id: string; householdId: string; residentId: string | null }[],
): Promise<ReadonlySet<string>> {
  if (items.length === 0) return new Set()
  const { settings } = await settingsOf(lease)
  const on = await channelsOn(lease)
  const people = await peopleOf(lease, [...new Set(items.map(({ householdId }) => householdId))])
  const isReached = ({ householdId, residentId }: (typeof items)[number]) => {
    const atHome = people.filter((person) => person.householdId === householdId)
    const named = atHome.filter((person) => person.residentId === residentId)
    const whom = named.length ? named : atHome
    return routesFor({ settings, on, people: whom, isLegal: false, byHand: 'never' }).length > 0
  }
  return new Set(items.filter((item) => !isReached(item)).map(({ id }) => id))
}
