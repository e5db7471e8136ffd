export { type ClosedSession, closedSessions, unsettledSessions } from './closed.ts'
export { type End, endSession } from './end.ts'
export {
  beginSession,
  keepLostStop,
  keepReadings,
  type MeterReading,
  noteFull,
  noteUnplugged,
  openSessionAt,
  sessionOfKey,
} from './record.ts'
