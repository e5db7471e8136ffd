import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { feeItems } from '../contract.ts'
import { feeItemsWords } from '../words.ts'
import { demo } from './demo.ts'
import { householdParts } from './household-parts.ts'
import { routes } from './routes.ts'

/** What the module fee-items brings to the server. */
export const feeItemsModule: ServerModule = {
  words: feeItemsWords,
  contracts: [feeItems],
  permissions,
  routes,
  householdParts,
  demo,
}
