import type { ServerModule } from '#platform/server/manifest.ts'
import { chores } from './chores.ts'
import { runGateway } from './run-gateway.ts'

/** What the module charging-gateway brings to the server. */
export const chargingGatewayModule: ServerModule = {
  contracts: [],
  routes: [],
  chores,
  gateways: runGateway,
}
