import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { residents } from '../contract.ts'
import { residentsWords } from '../words.ts'
import { finders } from './finders.ts'
import { personalData } from './personal-data.ts'
import { phoneHolders } from './phone-holders.ts'
import { retentions } from './retention.ts'
import { residentRoutes } from './routes.ts'
import { householdPasts } from './household-past.ts'

/** What the module residents brings to the server. */
export const residentsModule: ServerModule = {
  words: residentsWords,
  contracts: [residents],
  permissions,
  routes: ({ declared }) => residentRoutes(declared),
  finders,
  retentions,
  personalData,
  householdPasts,
  phoneHolders,
}
