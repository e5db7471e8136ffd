import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { clockEntries } from '../contract.ts'
import { clockEntriesWords } from '../words.ts'
import { demo } from './demo.ts'
import { personalData } from './personal-data.ts'
import { retentions } from './retention.ts'
import { clockEntriesRoutes } from './routes.ts'

/** What the module clock-entries brings to the server. */
export const clockEntriesModule: ServerModule = {
  words: clockEntriesWords,
  contracts: [clockEntries],
  permissions,
  routes: ({ database }) => clockEntriesRoutes(database),
  retentions,
  personalData,
  demo,
}
