import type { OpenContext } from '#platform/server/context.ts'
import { householdOfLink } from '#modules/everyday/household-links/server/public.ts'
import { parcelsOf } from '#modules/doors/lockers/server/public.ts'
import { parcelLinkClosed } from '../contract.ts'

const linkUse = { kind: 'locker', service: 32, closed: parcelLinkClosed } as const

/** What lies in lockers for the household of a link, with its codes. Throws parcelLinkClosed, tooManyWrongLinks. */
export async function showParcels(context: OpenContext, token: string) {
  const { communityId, communityName, householdId, label, since } = await householdOfLink(
    context,
    token,
    linkUse,
  )
  const parcels = await context.database.read(communityId, (lease) =>
    parcelsOf(lease, context.sealer, { householdId, since }),
  )
  return { communityName, label, parcels }
}
