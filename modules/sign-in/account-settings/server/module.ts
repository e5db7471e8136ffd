import type { ServerModule } from '#platform/server/manifest.ts'
import { sessionsOf } from '#modules/sign-in/accounts/server/public.ts'
import { codeToolsOf } from '#modules/sign-in/phone-codes/server/public.ts'
import { permissions } from '../access.ts'
import { accountSettings } from '../contract.ts'
import { accountSettingsWords } from '../words.ts'
import { accountSettingsRoutes } from './routes.ts'

/** What the module account-settings brings to the server. */
export const accountSettingsModule: ServerModule = {
  words: accountSettingsWords,
  contracts: [accountSettings],
  permissions,
  routes: (program) => accountSettingsRoutes(codeToolsOf(program), sessionsOf(program)),
}
