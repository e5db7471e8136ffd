import type { ServerModule } from '#platform/server/manifest.ts'
import { runGateway } from './run-gateway.ts'

/** What the module door-gateway brings to the server. */
export const doorGatewayModule: ServerModule = { contracts: [], routes: [], gateways: runGateway }
