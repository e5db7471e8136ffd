import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { operatorBroadcasts } from '../console-contract.ts'
import { broadcasts } from '../contract.ts'
import { broadcastsWords } from '../words.ts'
import { consoleRoutes } from './console-routes.ts'
import { routes } from './routes.ts'

/** What the module broadcasts brings to the server. */
export const broadcastsModule: ServerModule = {
  words: broadcastsWords,
  contracts: [operatorBroadcasts, broadcasts],
  permissions,
  routes: [...routes, ...consoleRoutes],
}
