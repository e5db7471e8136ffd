import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { permissionMatrix } from '../contract.ts'
import { permissionsWords } from '../words.ts'
import { permissionsRoutes } from './routes.ts'

/** What the module permissions brings to the server. */
export const permissionsModule: ServerModule = {
  words: permissionsWords,
  contracts: [permissionMatrix],
  permissions,
  routes: ({ declared }) => permissionsRoutes(declared.permissions),
}
