// For reading beside; only this module writes them.
export { commandTable, connectorTable, stationTable, tagTable } from './tables.ts'
export {
  endSilentCommands,
  forgetConnections,
  type Knocking,
  noteAnswer,
  noteConnected,
  noteGone,
  noteHeard,
  stationOfKey,
  takeCommands,
  type WaitingCommand,
} from './connections.ts'
export type { Connector } from '../shapes.ts'
export { listConnectors } from './connectors.ts'
export { demoBays } from './demo-bays.ts'
export {
  type Boot,
  connectorOf,
  type ConnectorRow,
  lockConnector,
  nextTransactionNo,
  noteBoot,
  noteMeasured,
  noteNotice,
  noteStatus,
  noteWhole,
  onlyConnector,
  type Status,
} from './hear.ts'
export { type MayCharge, mayCharge } from './may-charge.ts'
export { digestOf } from './stations.ts'
export { plainTag, tagsFor } from './tags.ts'
