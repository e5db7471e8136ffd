import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { monthSheets } from '../contract.ts'
import { monthSheetsWords } from '../words.ts'
import { personalData } from './personal-data.ts'
import { retentions } from './retention.ts'
import { monthSheetsRoutes } from './routes.ts'

/** What the module month-sheets brings to the server. */
export const monthSheetsModule: ServerModule = {
  words: monthSheetsWords,
  contracts: [monthSheets],
  permissions,
  routes: monthSheetsRoutes,
  retentions,
  personalData,
}
