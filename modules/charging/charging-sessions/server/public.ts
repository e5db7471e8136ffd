export { type ClosedSession, closedSessions, unsettledSessions } from './closed.ts'
