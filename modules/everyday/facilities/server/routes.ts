import { serve } from '#platform/server/serve.ts'
import { facilities } from '../contract.ts'
import { entries, listFacilities, lockFacility, requireSound } from './facilities.ts'

export const routes = serve(facilities, {
  list: (context) => listFacilities(context),
  add: async (context, { facilityId, ...content }) => {
    requireSound(content)
    await entries.add(context, { id: facilityId, ...content })
  },
  change: async (context, { facilityId, rowVersion: version, ...content }) => {
    requireSound(content)
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
