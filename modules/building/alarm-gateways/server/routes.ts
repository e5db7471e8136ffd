import { serve } from '#platform/server/serve.ts'
import { alarmGateways } from '../contract.ts'
import {
  addGateway,
  assignSource,
  listGateways,
  listSources,
  pointsOfGateway,
  retireGateway,
} from './gateways.ts'
import { receive } from './receive.ts'

export const routes = serve(alarmGateways, {
  list: (context) => listGateways(context),
  add: addGateway,
  retire: retireGateway,
  listSources: (context, { gatewayId }) => listSources(context, gatewayId),
  assign: assignSource,
  listPoints: (context, { gatewayId }) => pointsOfGateway(context, gatewayId),
  receive: (context, input, { reply }) => receive(context, input, reply.request),
})
