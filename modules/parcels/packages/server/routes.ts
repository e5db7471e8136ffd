import { serve } from '#platform/server/serve.ts'
import { packages } from '../contract.ts'
import { handOver } from './hand-over.ts'
import { register, reprintLabel, voidPackage } from './packages.ts'
import * as registered from './registered-queries.ts'
import * as waiting from './queries.ts'
import { undoHandOver } from './undo-hand-over.ts'

export const routes = serve(packages, {
  countWaiting: async (context) => ({ data: { count: await waiting.countWaiting(context) } }),
  listWaitingOfHouseholds: async (context, { householdIds }) => ({
    data: await waiting.listWaitingOfHouseholds(context, householdIds),
  }),
  countWaitingOfHouseholds: async (context, { householdIds }) => ({
    data: await waiting.countWaitingOfHouseholds(context, householdIds),
  }),
  handOver: async (context, input) => ({ data: await handOver(context, input) }),
  register: async (context, input) => ({ data: await register(context, input) }),
  findEarlier: async (context, { trackingNumber }) => ({
    data: await registered.findEarlier(context, trackingNumber),
  }),
  registerOptions: async (context) => ({ data: await registered.registerOptions(context) }),
  listJustRegistered: async (context, { maxCount }) => ({
    data: await registered.listJustRegistered(context, context.actor.accountId, maxCount),
  }),
  undoHandOver: async (context, input) => ({ data: await undoHandOver(context, input) }),
  voidPackage: async (context, input) => {
    await voidPackage(context, input)
    return { data: true as const }
  },
  reprintLabel: async (context, { packageId }) => ({ data: await reprintLabel(context, packageId) }),
  findPackages: async (context, input) => ({ data: await waiting.findWaiting(context, input) }),
  summarizeWaiting: async (context, { maxCount }) => ({
    data: await waiting.summarizeWaiting(context, maxCount),
  }),
  listWaiting: (context, paging) => waiting.listWaiting(context, paging),
})
