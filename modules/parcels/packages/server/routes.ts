import { serve } from '#platform/server/serve.ts'
import { packages } from '../contract.ts'
import { handOver } from './hand-over.ts'
import { register, reprintLabel, voidPackage } from './packages.ts'
import * as registered from './registered-queries.ts'
import * as waiting from './queries.ts'
import { undoHandOver } from './undo-hand-over.ts'

export const routes = serve(packages, {
  countWaiting: async (context) => ({ count: await waiting.countWaiting(context) }),
  listWaitingOfHouseholds: (context, { householdIds }) =>
    waiting.listWaitingOfHouseholds(context, householdIds),
  countWaitingOfHouseholds: (context, { householdIds }) =>
    waiting.countWaitingOfHouseholds(context, householdIds),
  handOver,
  register: (context, registration) => register(context, registration),
  findEarlier: (context, { trackingNumber }) => registered.findEarlier(context, trackingNumber),
  registerOptions: registered.registerOptions,
  listJustRegistered: (context, { maxCount }) =>
    registered.listJustRegistered(context, context.actor.accountId, maxCount),
  undoHandOver,
  voidPackage,
  reprintLabel: (context, { packageId }) => reprintLabel(context, packageId),
  findPackages: waiting.findWaiting,
  summarizeWaiting: (context, { maxCount }) => waiting.summarizeWaiting(context, maxCount),
  listWaiting: (context, paging) => waiting.listWaiting(context, paging),
})
