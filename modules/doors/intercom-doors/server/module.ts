import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { intercomDoors } from '../contract.ts'
import { intercomDoorsWords } from '../words.ts'
import { demo } from './demo.ts'
import { retentions } from './retention.ts'
import { routes } from './routes.ts'

/** What the module intercom-doors brings to the server. */
export const intercomDoorsModule: ServerModule = {
  words: intercomDoorsWords,
  contracts: [intercomDoors],
  permissions,
  routes,
  retentions,
  demo,
}
