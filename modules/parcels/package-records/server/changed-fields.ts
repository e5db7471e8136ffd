import { inArray } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { changesBetween } from '#platform/server/history.ts'
import { couriers, packageKinds } from '#modules/parcels/package-settings/server/public.ts'
import { labelsOf } from '#modules/homes/households/server/public.ts'
import type { LockedPackage, PackageFieldChange } from '#modules/parcels/packages/server/public.ts'

/** What a correction may change of a package. */
export type Correctable = Pick<
  LockedPackage,
  | 'householdId'
  | 'recipientId'
  | 'recipientName'
  | 'kindId'
  | 'courierId'
  | 'temperature'
  | 'trackingNumber'
  | 'shelfPosition'
  | 'note'
  | 'inPersonOnly'
  | 'cashOnDelivery'
  | 'pieceCount'
>

interface Names {
  household(id: string): string
  kind(id: string): string
  courier(id: string | null): string
  isLegal(kindId: string): boolean
}

/** The words that stand for the ids of both versions. */
export async function namesOf(lease: Lease, before: Correctable, after: Correctable): Promise<Names> {
  const both = <K extends 'householdId' | 'kindId'>(key: K) => [before[key], after[key]]
  const courierIds = [before.courierId, after.courierId].filter((id) => id !== null)
  const [households, kinds, courierRows] = await Promise.all([
    labelsOf(lease, both('householdId')),
    lease.db
      .select({ id: packageKinds.id, name: packageKinds.name, isLegal: packageKinds.isLegal })
      .from(packageKinds)
      .where(inArray(packageKinds.id, both('kindId'))),
    courierIds.length
      ? lease.db
          .select({ id: couriers.id, name: couriers.name })
          .from(couriers)
          .where(inArray(couriers.id, courierIds))
      : [],
  ])
  const nameIn = (rows: { id: string; name: string }[], id: string | null) =>
    rows.find((row) => row.id === id)?.name ?? ''
  return {
    household: (id) => households.get(id) ?? '',
    kind: (id) => nameIn(kinds, id),
    courier: (id) => nameIn(courierRows, id),
    isLegal: (id) => kinds.find((row) => row.id === id)?.isLegal ?? false,
  }
}

/** A change; `losesLaw`: a court or tax paper becomes an ordinary thing. */
export type Correction = PackageFieldChange & { losesLaw?: boolean }

const plain = [
  'temperature',
  'trackingNumber',
  'shelfPosition',
  'note',
  'inPersonOnly',
  'cashOnDelivery',
  'pieceCount',
] as const

/** Which fields differ, in the words of people; ids beside the words that stand for them. */
export function correctionsOf(before: Correctable, after: Correctable, names: Names): Correction[] {
  const changes: Correction[] = []
  const named = (field: string, ids: [string | null, string | null], words: [string, string], more = {}) => {
    if (ids[0] === ids[1]) return
    changes.push({ field, before: words[0], after: words[1], beforeId: ids[0], afterId: ids[1], ...more })
  }
  const { household, kind, courier, isLegal } = names
  named(
    'household',
    [before.householdId, after.householdId],
    [household(before.householdId), household(after.householdId)],
  )
  named('recipient', [before.recipientId, after.recipientId], [before.recipientName, after.recipientName])
  named('kind', [before.kindId, after.kindId], [kind(before.kindId), kind(after.kindId)], {
    losesLaw: isLegal(before.kindId) && !isLegal(after.kindId),
  })
  named('courier', [before.courierId, after.courierId], [courier(before.courierId), courier(after.courierId)])
  return [...changes, ...changesBetween(plain, before, after)]
}
