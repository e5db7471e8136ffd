import { serve } from '#platform/server/serve.ts'
import { visitors } from '../contract.ts'
import { countVisitorsInside } from './queries.ts'

export const routes = serve(visitors, {
  countInside: async (context) => ({ data: { count: await countVisitorsInside(context) } }),
})
