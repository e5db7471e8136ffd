import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { intercomSentries } from '../contract.ts'
import { intercomSentriesWords } from '../words.ts'
import { demo } from './demo.ts'
import { householdParts } from './household-parts.ts'
import { retentions } from './retention.ts'
import { routes } from './routes.ts'

/** What the module intercom-sentries brings to the server. */
export const intercomSentriesModule: ServerModule = {
  words: intercomSentriesWords,
  contracts: [intercomSentries],
  permissions,
  routes,
  demo,
  householdParts,
  retentions,
}
