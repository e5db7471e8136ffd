import type { ServerModule } from '#platform/server/manifest.ts'
import { runGateway } from './run-gateway.ts'

/** What the module locker-gateway brings to the server. */
export const lockerGatewayModule: ServerModule = { contracts: [], routes: [], gateways: runGateway }
