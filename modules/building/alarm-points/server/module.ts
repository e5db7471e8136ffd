import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { alarmPoints } from '../contract.ts'
import { alarmPointsWords } from '../words.ts'
import { demo } from './demo.ts'
import { householdParts } from './household-parts.ts'
import { alarmPointsRoutes } from './routes.ts'

/** What the module alarm-points brings to the server. */
export const alarmPointsModule: ServerModule = {
  words: alarmPointsWords,
  contracts: [alarmPoints],
  permissions,
  routes: ({ declared }) => alarmPointsRoutes(declared.assetRegisters),
  householdParts,
  demo,
}
