import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { households } from '../contract.ts'
import { householdsWords } from '../words.ts'
import { finders } from './finders.ts'
import { personalData } from './personal-data.ts'
import { retentions } from './retention.ts'
import { householdRoutes } from './routes.ts'

/** What the module households brings to the server. */
export const householdsModule: ServerModule = {
  words: householdsWords,
  contracts: [households],
  permissions,
  routes: ({ declared }) => householdRoutes(declared.householdParts),
  finders,
  retentions,
  personalData,
}
