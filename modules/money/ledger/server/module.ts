import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { ledger } from '../contract.ts'
import { ledgerWords } from '../words.ts'
import { insertLedgerDefaults } from './defaults.ts'
import { routes } from './routes.ts'

/** What the module ledger brings to the server. */
export const ledgerModule: ServerModule = {
  words: ledgerWords,
  contracts: [ledger],
  permissions,
  routes,
  defaults: insertLedgerDefaults,
}
