import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { packageRecords } from '../contract.ts'
import { packageRecordsWords } from '../words.ts'
import { sheets } from './exports.ts'
import { finders } from './finders.ts'
import { routes } from './routes.ts'

/** What the module package-records brings to the server. */
export const packageRecordsModule: ServerModule = {
  words: packageRecordsWords,
  contracts: [packageRecords],
  permissions,
  routes,
  sheets,
  finders,
}
