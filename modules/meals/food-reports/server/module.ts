import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { foodReports } from '../contract.ts'
import { foodReportsWords } from '../words.ts'
import { routes } from './routes.ts'

/** What the module food-reports brings to the server. */
export const foodReportsModule: ServerModule = {
  words: foodReportsWords,
  contracts: [foodReports],
  permissions,
  routes,
}
