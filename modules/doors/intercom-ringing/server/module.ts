import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { intercomRinging } from '../contract.ts'
import { intercomRingingWords } from '../words.ts'
import { routes } from './routes.ts'

/** What the module intercom-ringing brings to the server. */
export const intercomRingingModule: ServerModule = {
  words: intercomRingingWords,
  contracts: [intercomRinging],
  permissions,
  routes,
}
