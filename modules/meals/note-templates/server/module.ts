import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { noteTemplates } from '../contract.ts'
import { noteTemplatesWords } from '../words.ts'
import { demo } from './demo.ts'
import { routes } from './routes.ts'

/** What the module note-templates brings to the server. */
export const noteTemplatesModule: ServerModule = {
  words: noteTemplatesWords,
  contracts: [noteTemplates],
  permissions,
  routes,
  demo,
}
