import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { activation } from '../contract.ts'
import { activationWords } from '../words.ts'
import { finders } from './finders.ts'
import { householdParts, residentParts } from './household-parts.ts'
import { personalData } from './personal-data.ts'
import { retentions } from './retention.ts'
import { routes } from './routes.ts'
import { householdPasts } from './household-past.ts'

/** What the module activation brings to the server. */
export const activationModule: ServerModule = {
  words: activationWords,
  contracts: [activation],
  permissions,
  routes,
  finders,
  retentions,
  personalData,
  householdParts,
  householdPasts,
  residentParts,
}
