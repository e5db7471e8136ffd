import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { files } from '../contract.ts'
import { filesWords } from '../words.ts'
import { chores as fileChores } from './chores.ts'
import { fileKey } from './file-key.ts'
import { filesRoutes } from './routes.ts'

/** What the module files brings to the server. */
export const filesModule: ServerModule = {
  words: filesWords,
  contracts: [files],
  permissions,
  routes: ({ storage }) => filesRoutes(storage),
  chores: ({ storage }) => fileChores(storage),
  prepare: ({ lease, sealer }) => fileKey.sealPlain(lease, sealer),
}
