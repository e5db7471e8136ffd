import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { prepayments } from '../contract.ts'
import { prepaymentsWords } from '../words.ts'
import { sheets } from './exports.ts'
import { householdParts } from './household-parts.ts'
import { routes } from './routes.ts'

/** What the module prepayments brings to the server. */
export const prepaymentsModule: ServerModule = {
  words: prepaymentsWords,
  contracts: [prepayments],
  permissions,
  sheets,
  routes,
  householdParts,
}
