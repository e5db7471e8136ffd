import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { foodOrders } from '../contract.ts'
import { heldOrders } from '../held-contract.ts'
import { foodOrdersWords } from '../words.ts'
import { demo } from './demo.ts'
import { sheets } from './exports.ts'
import { chores, jobs } from './held.ts'
import { householdParts } from './household-parts.ts'
import { retentions } from './retention.ts'
import { routes } from './routes.ts'

/** What the module food-orders brings to the server. */
export const foodOrdersModule: ServerModule = {
  words: foodOrdersWords,
  contracts: [foodOrders, heldOrders],
  permissions,
  routes,
  jobs,
  chores,
  sheets,
  householdParts,
  retentions,
  demo,
}
