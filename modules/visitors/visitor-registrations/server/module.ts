import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { visitorRegistrations } from '../contract.ts'
import { visitorRegistrationsWords } from '../words.ts'
import { personalData } from './personal-data.ts'
import { phoneHolders } from './phone-holders.ts'
import { retentions } from './retention.ts'
import { routes } from './routes.ts'

/** What the module visitor-registrations brings to the server. */
export const visitorRegistrationsModule: ServerModule = {
  words: visitorRegistrationsWords,
  contracts: [visitorRegistrations],
  permissions,
  routes,
  retentions,
  personalData,
  phoneHolders,
}
