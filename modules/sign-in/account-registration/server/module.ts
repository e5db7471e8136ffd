import type { ServerModule } from '#platform/server/manifest.ts'
import { sessionsOf } from '#modules/sign-in/accounts/server/public.ts'
import { codeToolsOf } from '#modules/sign-in/phone-codes/server/public.ts'
import { accountRegistration } from '../contract.ts'
import { accountRegistrationWords } from '../words.ts'
import { accountRegistrationRoutes } from './routes.ts'

/** What the module account-registration brings to the server. */
export const accountRegistrationModule: ServerModule = {
  words: accountRegistrationWords,
  contracts: [accountRegistration],
  routes: (program) => accountRegistrationRoutes(codeToolsOf(program), sessionsOf(program)),
}
