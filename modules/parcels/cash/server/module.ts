import type { ServerModule } from '#platform/server/manifest.ts'
import { witnessFinder } from '#modules/sign-in/accounts/server/public.ts'
import { permissions } from '../access.ts'
import { cash } from '../contract.ts'
import { cashWords } from '../words.ts'
import { sheets } from './exports.ts'
import { personalData } from './personal-data.ts'
import { cashRoutes } from './routes.ts'

/** What the module cash brings to the server. */
export const cashModule: ServerModule = {
  words: cashWords,
  contracts: [cash],
  permissions,
  routes: ({ database, permissionsOf, declared }) =>
    cashRoutes(witnessFinder(database, permissionsOf), declared.shiftSections),
  sheets,
  personalData,
}
