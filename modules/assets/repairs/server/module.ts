import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { repairs } from '../contract.ts'
import { repairsWords } from '../words.ts'
import { demo } from './demo.ts'
import { householdParts } from './household-parts.ts'
import { personalData } from './personal-data.ts'
import { phoneHolders } from './phone-holders.ts'
import { pushes } from './pushes.ts'
import { retentions } from './retention.ts'
import { finders } from './finders.ts'
import { routes } from './routes.ts'

/** What the module repairs brings to the server. */
export const repairsModule: ServerModule = {
  words: repairsWords,
  contracts: [repairs],
  permissions,
  routes,
  finders,
  retentions,
  personalData,
  householdParts,
  phoneHolders,
  pushes,
  demo,
}
