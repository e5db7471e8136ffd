import type { Lease } from '#platform/server/database.ts'
import type { EntryUse } from '#platform/server/entry-use.ts'
import type { AllSettings } from '../contract.ts'
import { entries } from './entries.ts'
import { sections } from './sections.ts'

/** How many things at the desk have an entry of a list, by what they keep of it. */
async function countUses(lease: Lease, uses: readonly EntryUse[], list: string) {
  const counts = await Promise.all(uses.filter((use) => use.list === list).map((use) => use.count(lease)))
  return (entry: string) => counts.reduce((sum, count) => sum + (count.get(entry) ?? 0), 0)
}

/** Everything that the settings page shows: sections with their versions, and the lists, retired entries too. */
export async function showAll(lease: Lease, uses: readonly EntryUse[]): Promise<AllSettings> {
  const [shown, kinds, couriers, positions, ofKind, ofCourier, atPosition] = await Promise.all([
    sections.show(lease),
    entries.kinds.read(lease),
    entries.couriers.read(lease),
    entries.positions.read(lease),
    countUses(lease, uses, 'packageKinds'),
    countUses(lease, uses, 'couriers'),
    countUses(lease, uses, 'shelfPositions'),
  ])
  return {
    ...shown,
    kinds: kinds.map((row) => ({ ...row, waiting: ofKind(row.id) })),
    couriers: couriers.map((row) => ({ ...row, waiting: ofCourier(row.id) })),
    positions: positions.map((row) => ({ ...row, waiting: atPosition(row.name) })),
  }
}
