import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { shiftChanges } from '../contract.ts'
import { shiftChangesWords } from '../words.ts'
import { personalData } from './personal-data.ts'
import { retentions } from './retention.ts'
import { shiftChangesRoutes } from './routes.ts'

/** What the module shift-changes brings to the server. */
export const shiftChangesModule: ServerModule = {
  words: shiftChangesWords,
  contracts: [shiftChanges],
  permissions,
  routes: ({ declared }) => shiftChangesRoutes(declared.shiftSections),
  retentions,
  personalData,
}
