import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { alarmLog } from '../contract.ts'
import { alarmLogWords } from '../words.ts'
import { demo } from './demo.ts'
import { months } from './months.ts'
import { retentions } from './retention.ts'
import { routes } from './routes.ts'

/** What the module alarm-log brings to the server. */
export const alarmLogModule: ServerModule = {
  words: alarmLogWords,
  contracts: [alarmLog],
  permissions,
  routes,
  chores: [months],
  retentions,
  demo,
}
