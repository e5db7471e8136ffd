import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { chargingBills } from '../contract.ts'
import { chargingBillsWords } from '../words.ts'
import { householdParts } from './household-parts.ts'
import { reactions } from './reactions.ts'
import { routes } from './routes.ts'

/** What the module charging-bills brings to the server. */
export const chargingBillsModule: ServerModule = {
  words: chargingBillsWords,
  contracts: [chargingBills],
  permissions,
  routes,
  reactions,
  householdParts,
}
