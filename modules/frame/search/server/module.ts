import type { ServerModule } from '#platform/server/manifest.ts'
import { search } from '../contract.ts'
import { searchRoutes } from './routes.ts'

/** What the module search brings to the server. */
export const searchModule: ServerModule = {
  contracts: [search],
  routes: ({ declared }) => searchRoutes(declared.finders),
}
