import { serve } from '#platform/server/serve.ts'
import { returns } from '../contract.ts'
import { countWaitingReturns } from './queries.ts'

export const routes = serve(returns, {
  countWaiting: async (context) => ({ data: { count: await countWaitingReturns(context) } }),
})
