// For reading beside; only this module writes them.
export { commandTable, connectorTable, stationTable, tagTable } from './tables.ts'
export { demoBays } from './demo-bays.ts'
