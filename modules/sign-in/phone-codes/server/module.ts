import type { ServerModule } from '#platform/server/manifest.ts'
import { phoneCodes } from '../contract.ts'
import { chores } from './chores.ts'
import { codeToolsOf } from './code-tools-of.ts'
import { phoneCodesRoutes } from './routes.ts'

/** What the module phone-codes brings to the server. */
export const phoneCodesModule: ServerModule = {
  contracts: [phoneCodes],
  routes: (program) => phoneCodesRoutes(codeToolsOf(program)),
  chores,
}
