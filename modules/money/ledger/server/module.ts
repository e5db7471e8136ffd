import type { ServerModule } from '#platform/server/manifest.ts'
import { insertLedgerDefaults } from './defaults.ts'

/** What the module ledger brings to the server: the books that a community begins with. */
export const ledgerModule: ServerModule = { contracts: [], routes: [], defaults: insertLedgerDefaults }
