import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { audit } from '../contract.ts'
import { auditWords } from '../words.ts'
import { sheets } from './exports.ts'
import { routes } from './routes.ts'

/** What the module audit brings to the server. */
export const auditModule: ServerModule = {
  words: auditWords,
  contracts: [audit],
  permissions,
  routes,
  sheets,
}
