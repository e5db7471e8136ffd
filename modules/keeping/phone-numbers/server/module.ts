import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { phoneNumbers } from '../contract.ts'
import { phoneNumbersWords } from '../words.ts'
import { phoneNumberRoutes } from './routes.ts'

/** What the module phone-numbers brings to the server. */
export const phoneNumbersModule: ServerModule = {
  words: phoneNumbersWords,
  contracts: [phoneNumbers],
  permissions,
  routes: ({ declared, database }) => phoneNumberRoutes(declared.phoneHolders, database),
}
