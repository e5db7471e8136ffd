import type { Context } from '#platform/server/context.ts'
import { serve } from '#platform/server/serve.ts'
import { pointServices } from '#modules/meals/points/contract.ts'
import { type Facility, facilities, noPointsHere } from '../contract.ts'
import { entries, listFacilities, lockFacility, requireSound } from './facilities.ts'

/** Throws noPointsHere. */
function requireCurrency({ actor }: Context, { priceIn }: Pick<Facility, 'priceIn'>): void {
  if (priceIn === 'points' && !pointServices.some((id) => actor.services.has(id))) throw noPointsHere()
}

export const routes = serve(facilities, {
  list: (context) => listFacilities(context),
  add: async (context, { facilityId, ...content }) => {
    requireSound(content)
    requireCurrency(context, content)
    await entries.add(context, { id: facilityId, ...content })
  },
  change: async (context, { facilityId, rowVersion: version, ...content }) => {
    requireSound(content)
    requireCurrency(context, content)
    // Who books at this moment did so before, or by what is written here.
    await lockFacility(context, facilityId)
    await entries.change(context, facilityId, { version, ...content })
  },
  retire: async (context, { facilityId, rowVersion: version, isRetired }) => {
    await lockFacility(context, facilityId)
    await entries.change(context, facilityId, { version, isRetired })
  },
  reorder: (context, { facilityIds, seen }) => entries.order(context, facilityIds, seen),
})
