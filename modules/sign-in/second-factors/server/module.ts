import type { ServerModule } from '#platform/server/manifest.ts'
import { codeToolsOf } from '#modules/sign-in/phone-codes/server/public.ts'
import { secondFactors } from '../contract.ts'
import { secondFactorsWords } from '../words.ts'
import { chores } from './chores.ts'
import { secondFactorsRoutes } from './routes.ts'

/** What the module second-factors brings to the server. */
export const secondFactorsModule: ServerModule = {
  words: secondFactorsWords,
  contracts: [secondFactors],
  routes: (program) => secondFactorsRoutes(codeToolsOf(program), program.demoAllowed),
  chores,
}
