import type { OpenContext } from '#platform/server/context.ts'
import { householdOfLink } from '#modules/everyday/household-links/server/public.ts'
import { parcelsOf, showTutorial } from '#modules/doors/lockers/server/public.ts'
import { parcelLinkClosed } from '../contract.ts'

const linkUse = { kind: 'locker', service: 32, closed: parcelLinkClosed } as const

/** What lies in lockers for the household of a link, with its codes. Throws parcelLinkClosed, tooManyWrongLinks. */
export async function showParcels(context: OpenContext, token: string) {
  const { communityId, communityName, householdId, label, since } = await householdOfLink(
    context,
    token,
    linkUse,
  )
  return context.database.read(communityId, async (lease) => ({
    communityName,
    label,
    ...(await showTutorial(lease)),
    parcels: await parcelsOf(lease, context.sealer, { householdId, since }),
  }))
}
