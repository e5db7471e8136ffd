import type { ServerModule } from '#platform/server/manifest.ts'
import { firstPerson, permissions } from '../access.ts'
import { bills } from '../bill-contract.ts'
import { runChecks } from '../check-contract.ts'
import { billingRuns } from '../contract.ts'
import { billsWords } from '../words.ts'
import { householdParts } from './household-parts.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

/** What the module bills brings to the server. */
export const billsModule: ServerModule = {
  words: billsWords,
  contracts: [billingRuns, bills, runChecks],
  permissions,
  firstPerson,
  routes,
  personalData,
  householdParts,
}
