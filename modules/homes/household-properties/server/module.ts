import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { householdProperties } from '../contract.ts'
import { householdPropertiesWords } from '../words.ts'
import { personalData } from './personal-data.ts'
import { householdPropertiesRoutes } from './routes.ts'

/** What the module household-properties brings to the server. */
export const householdPropertiesModule: ServerModule = {
  words: householdPropertiesWords,
  contracts: [householdProperties],
  permissions,
  routes: ({ declared }) => householdPropertiesRoutes(declared.householdParts),
  personalData,
}
