import { serve } from '#platform/server/serve.ts'
import { markFound, markLost } from '#modules/parcels/packages/server/public.ts'
import { packageRecords } from '../contract.ts'
import { correctPackage } from './correct.ts'
import { getPackage, readDetail } from './detail.ts'
import { countPackages, listPackages } from './list.ts'
import { movePackages } from './move.ts'
import { takeStock } from './take-stock.ts'

export const routes = serve(packageRecords, {
  listPackages,
  countPackages: async (context, filters) => ({ data: await countPackages(context, filters) }),
  getPackage: async (context, { packageId }) => ({ data: await getPackage(context, packageId) }),
  correctPackage: async (context, input) => {
    await correctPackage(context, input)
    return { data: await readDetail(context, input.packageId) }
  },
  movePackages: async (context, input) => ({ data: await movePackages(context, input) }),
  takeStock: async (context, input) => ({ data: await takeStock(context, input) }),
  markLost: async (context, { packageId, reason }) => ({ data: await markLost(context, packageId, reason) }),
  markFound: async (context, { packageId, reason }) => ({
    data: await markFound(context, packageId, reason),
  }),
})
