import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { bankFiles } from '../contract.ts'
import { bankCounter } from '../counter-contract.ts'
import { bankLines } from '../desk-contract.ts'
import { bankFilesWords } from '../words.ts'
import { householdParts } from './household-parts.ts'
import { bankFileRoutes, deskRoutes } from './routes.ts'

/** What the module bank-files brings to the server. */
export const bankFilesModule: ServerModule = {
  words: bankFilesWords,
  contracts: [bankFiles, bankCounter, bankLines],
  permissions,
  householdParts,
  routes: ({ storage }) => [...bankFileRoutes(storage), ...deskRoutes],
}
