import { dayOf } from '#platform/contract/taipei.ts'
import { itemsOn, type Zone, type ZoneItem } from '../zones.ts'

/** Whose turn it is at an instant: every screen counts from the same beginning, so that those beside each other show the same. */
export const turnAt = (at: Date, seconds: number, count: number): number =>
  count ? Math.floor(at.getTime() / 1000 / seconds) % count : 0

/** The entry that a zone shows at an instant; undefined when its days have none. */
export function itemAt(
  zone: Pick<Zone, 'items' | 'seconds'>,
  at: Date,
  playSeconds: number,
): { item: ZoneItem; nth: number; count: number } | undefined {
  const items = itemsOn(dayOf(at), zone.items)
  const nth = turnAt(at, zone.seconds ?? playSeconds, items.length)
  const item = items[nth]
  return item && { item, nth, count: items.length }
}
