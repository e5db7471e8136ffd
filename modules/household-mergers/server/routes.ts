import { serve } from '#platform/server/serve.ts'
import { householdMergers } from '../contract.ts'
import { getBelongings } from './belongings.ts'
import { merge } from './merge.ts'
import { split } from './split.ts'

export const routes = serve(householdMergers, {
  getBelongings: async (context, { householdId }) => ({ data: await getBelongings(context, householdId) }),
  merge: async (context, input) => ({ data: await merge(context, input) }),
  split: async (context, input) => ({ data: await split(context, input) }),
})
