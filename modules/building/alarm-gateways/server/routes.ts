import { serve } from '#platform/server/serve.ts'
import { alarmGateways } from '../contract.ts'
import { correctGateway } from './correct-gateway.ts'
import {
  addGateway,
  assignSource,
  listGateways,
  listSources,
  pointsOfGateway,
  retireGateway,
} from './gateways.ts'
import { beginProbe, showProbe } from './probes.ts'
import { receive } from './receive.ts'
import { renewKey } from './renew-key.ts'

export const routes = serve(alarmGateways, {
  list: (context) => listGateways(context),
  add: addGateway,
  correct: correctGateway,
  newKey: renewKey,
  probe: beginProbe,
  showProbe,
  retire: retireGateway,
  listSources: (context, { gatewayId }) => listSources(context, gatewayId),
  assign: assignSource,
  listPoints: (context, { gatewayId }) => pointsOfGateway(context, gatewayId),
  receive: (context, input, { reply }) => receive(context, input, reply.request),
})
