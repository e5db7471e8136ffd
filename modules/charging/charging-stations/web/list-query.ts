import { client } from '#platform/web/calls/client.ts'
import { chargingStations } from '../contract.ts'

const api = client(chargingStations)

/** Every connector as it stands now. Offline is told by nobody: it is asked for again. */
export const connectorsQuery = () => ({
  queryKey: ['chargingStations', 'connectors'],
  queryFn: () => api.listConnectors({}),
  refetchInterval: 30_000,
})

/** Stations, for who sets them up. */
export const stationsQuery = () => ({
  queryKey: ['chargingStations', 'stations'],
  queryFn: async () => (await api.list({})).data,
})

/** What drivers show to stations. */
export const tagsQuery = () => ({
  queryKey: ['chargingStations', 'tags'],
  queryFn: async () => (await api.listTags({})).data,
})

/** What a connector and its station were told. */
export const commandsQuery = (connectorId: string) => ({
  queryKey: ['chargingStations', 'commands', connectorId],
  queryFn: async () => (await api.listCommands({ connectorId })).data,
})
