import type { ServerModule } from '#platform/server/manifest.ts'
import { householdMergers } from '../contract.ts'
import { householdMergersWords } from '../words.ts'
import { householdMergersRoutes } from './routes.ts'

/** What the module household-mergers brings to the server. */
export const householdMergersModule: ServerModule = {
  words: householdMergersWords,
  contracts: [householdMergers],
  routes: ({ declared }) => householdMergersRoutes(declared),
}
