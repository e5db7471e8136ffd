import type { ServerModule } from '#platform/server/manifest.ts'
import { visitorRecords } from '../contract.ts'
import { visitorRecordsWords } from '../words.ts'
import { sheets } from './exports.ts'
import { routes } from './routes.ts'

/** What the module visitor-records brings to the server. */
export const visitorRecordsModule: ServerModule = {
  words: visitorRecordsWords,
  contracts: [visitorRecords],
  routes,
  sheets,
}
