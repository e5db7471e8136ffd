import type { ServerModule } from '#platform/server/manifest.ts'
import { boardPlayer } from '../contract.ts'
import { routes } from './routes.ts'

/** What the module board-player brings to the server. */
export const boardPlayerModule: ServerModule = {
  contracts: [boardPlayer],
  routes,
}
