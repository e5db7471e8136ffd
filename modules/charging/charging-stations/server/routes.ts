import { serve } from '#platform/server/serve.ts'
import { chargingStations } from '../contract.ts'
import { askStation, listCommands } from './commands.ts'
import { listConnectors, putConnector } from './connectors.ts'
import { addStation, listStations, renameStation, renewPassword, retireStation } from './stations.ts'
import { addTag, listTags, retireTag } from './tags.ts'

export const routes = serve(chargingStations, {
  list: (context) => listStations(context),
  listConnectors: (context) => listConnectors(context, context.now),
  add: addStation,
  rename: renameStation,
  renewPassword: (context, { stationId }) => renewPassword(context, stationId),
  retire: (context, { stationId }) => retireStation(context, stationId),
  putConnector,
  listTags,
  addTag,
  retireTag: (context, { tagId }) => retireTag(context, tagId),
  command: askStation,
  listCommands: (context, { connectorId }) => listCommands(context, connectorId),
})
