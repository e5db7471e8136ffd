import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { intercomDeskPhones } from '../contract.ts'
import { intercomDeskPhonesWords } from '../words.ts'
import { routes } from './routes.ts'

/** What the module intercom-desk-phones brings to the server. */
export const intercomDeskPhonesModule: ServerModule = {
  words: intercomDeskPhonesWords,
  contracts: [intercomDeskPhones],
  permissions,
  routes,
}
