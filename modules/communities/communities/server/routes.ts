import { serve } from '#platform/server/serve.ts'
import { communities } from '../contract.ts'
import { listMainServices } from './communities.ts'
import { isCrossClockOpen, listFeatures, openCrossClock, saveFeatures } from './features.ts'

const done = { data: true } as const

export const routes = serve(communities, {
  listMainServices: async (context) => ({ data: { services: await listMainServices(context) } }),
  listFeatures: async (context) => ({ data: await listFeatures(context) }),
  saveFeatures: async (context, input) => {
    await saveFeatures(context, input)
    return done
  },
  crossCommunityClock: async (context) => ({
    data: { isOpenCrossCommunityClock: await isCrossClockOpen(context) },
  }),
  openCrossCommunityClock: async (context, input) => {
    await openCrossClock(context, input.isOpenCrossCommunityClock)
    return done
  },
})
