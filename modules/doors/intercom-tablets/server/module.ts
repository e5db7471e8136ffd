import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { intercomTablets } from '../contract.ts'
import { intercomTabletsWords } from '../words.ts'
import { demo } from './demo.ts'
import { householdParts } from './household-parts.ts'
import { routes } from './routes.ts'

/** What the module intercom-tablets brings to the server. */
export const intercomTabletsModule: ServerModule = {
  words: intercomTabletsWords,
  contracts: [intercomTablets],
  permissions,
  routes,
  demo,
  householdParts,
}
