import { serve } from '#platform/server/serve.ts'
import { deposits } from '../contract.ts'
import { handOver } from './hand-over.ts'
import {
  countWaiting,
  countWaitingOfHouseholds,
  listWaitingOfHouseholds,
  summarizeWaiting,
} from './queries.ts'

export const routes = serve(deposits, {
  countWaiting: async (context) => ({ data: { count: await countWaiting(context) } }),
  listWaitingOfHouseholds: async (context, { householdIds }) => ({
    data: await listWaitingOfHouseholds(context, householdIds),
  }),
  countWaitingOfHouseholds: async (context, { householdIds }) => ({
    data: await countWaitingOfHouseholds(context, householdIds),
  }),
  handOver: async (context, input) => ({ data: await handOver(context, input) }),
  summarizeWaiting: async (context, { maxCount }) => ({ data: await summarizeWaiting(context, maxCount) }),
})
