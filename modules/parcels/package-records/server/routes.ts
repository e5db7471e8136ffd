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
  countPackages,
  getPackage: (context, { packageId }) => getPackage(context, packageId),
  correctPackage: async (context, input) => {
    await correctPackage(context, input)
    return readDetail(context, input.packageId)
  },
  movePackages,
  takeStock,
  markLost: (context, { packageId, reason }) => markLost(context, packageId, reason),
  markFound: (context, { packageId, reason }) => markFound(context, packageId, reason),
})
