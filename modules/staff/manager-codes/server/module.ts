import type { ServerModule } from '#platform/server/manifest.ts'
import { holderFinder } from '#modules/sign-in/accounts/server/public.ts'
import { permissions } from '../access.ts'
import { managerCodes } from '../contract.ts'
import { managerCodesWords } from '../words.ts'
import { chores } from './chores.ts'
import { codeKey } from './code.ts'
import { managerCodesRoutes } from './routes.ts'

/** What the module manager-codes brings to the server. */
export const managerCodesModule: ServerModule = {
  words: managerCodesWords,
  contracts: [managerCodes],
  permissions,
  routes: ({ database }) => managerCodesRoutes(holderFinder(database)),
  chores,
  prepare: ({ lease, sealer }) => codeKey.sealPlain(lease, sealer),
}
