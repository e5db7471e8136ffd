import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'
import { reportedStates } from './shapes.ts'

/** Stations, their connectors or tags were set up anew. */
export const stationsChanged = eventKind('chargingStations.changed', 'chargingStations.view', z.object({}))
/** A connector is in another state. */
export const connectorMoved = eventKind(
  'chargingStations.moved',
  'chargingStations.view',
  z.object({ connectorId: Id, state: z.enum(reportedStates), before: z.enum(reportedStates) }),
)
/** A connector said what it measured. */
export const connectorMeasured = eventKind(
  'chargingStations.measured',
  'chargingStations.view',
  z.object({ connectorIds: z.array(Id) }),
)
/** Something came of a command. */
export const commandEnded = eventKind(
  'chargingStations.commandEnded',
  'chargingStations.view',
  z.object({ commandId: Id, stationId: Id, connectorId: Id.nullable() }),
)
