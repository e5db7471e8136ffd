import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { visitorLoans } from '../contract.ts'
import { visitorLoansWords } from '../words.ts'
import { routesOf } from './routes.ts'

/** What the module visitor-loans brings to the server. */
export const visitorLoansModule: ServerModule = {
  words: visitorLoansWords,
  contracts: [visitorLoans],
  permissions,
  routes: ({ declared }) => routesOf(declared.assetRegisters),
}
