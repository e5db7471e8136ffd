export { type ClosedSession, closedSessions, unsettledSessions } from './closed.ts'
export { type End, endSession } from './end.ts'
export {
  beginSession,
  closedLike,
  freeKey,
  keepLostStop,
  keepReadings,
  type MeterReading,
  noteCard,
  noteFull,
  noteUnplugged,
  openSessionAt,
  sessionOfKey,
} from './record.ts'
