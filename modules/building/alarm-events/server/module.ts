import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { alarmEvents } from '../contract.ts'
import { alarmEventsWords } from '../words.ts'
import { boardParts } from './board-parts.ts'
import { demo } from './demo.ts'
import { sheets } from './exports.ts'
import { pushes } from './pushes.ts'
import { reactions } from './reactions.ts'
import { retentions } from './retention.ts'
import { routes } from './routes.ts'
import { chores, jobs } from './watch.ts'

/** What the module alarm-events brings to the server. */
export const alarmEventsModule: ServerModule = {
  words: alarmEventsWords,
  contracts: [alarmEvents],
  permissions,
  routes,
  jobs,
  chores,
  reactions,
  pushes,
  retentions,
  sheets,
  boardParts,
  demo,
}
