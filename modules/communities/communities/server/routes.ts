import { serve } from '#platform/server/serve.ts'
import { communities } from '../contract.ts'
import { listMainServices } from './communities.ts'
import { isCrossClockOpen, listFeatures, openCrossClock, saveFeatures } from './features.ts'

export const routes = serve(communities, {
  listMainServices: async (context) => ({ services: await listMainServices(context) }),
  listFeatures,
  saveFeatures,
  crossCommunityClock: async (context) => ({ isOpenCrossCommunityClock: await isCrossClockOpen(context) }),
  openCrossCommunityClock: (context, input) => openCrossClock(context, input.isOpenCrossCommunityClock),
})
