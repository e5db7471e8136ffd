import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { alarmGateways } from '../contract.ts'
import { alarmGatewaysWords } from '../words.ts'
import { chores } from './chores.ts'
import { gauges } from './gauges.ts'
import { routes } from './routes.ts'
import { runFeeds } from './run-feeds.ts'

/** What the module alarm-gateways brings to the server. */
export const alarmGatewaysModule: ServerModule = {
  words: alarmGatewaysWords,
  contracts: [alarmGateways],
  permissions,
  routes,
  chores,
  gateways: runFeeds,
  gauges,
}
