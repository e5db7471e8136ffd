import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { visitors } from '../contract.ts'
import { visitorCounter } from '../counter-contract.ts'
import { visitorsWords } from '../words.ts'
import { chores } from './chores.ts'
import { finders } from './finders.ts'
import { personalData } from './personal-data.ts'
import { retentions } from './retention.ts'
import { routes } from './routes.ts'
import { visitorKey } from './visit-code.ts'

/** What the module visitors brings to the server. */
export const visitorsModule: ServerModule = {
  words: visitorsWords,
  contracts: [visitors, visitorCounter],
  permissions,
  routes,
  chores,
  finders,
  retentions,
  personalData,
  prepare: ({ lease, sealer }) => visitorKey.sealPlain(lease, sealer),
}
