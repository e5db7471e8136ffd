// What other modules may use of visitors: reading them, locking one while something is done for them, and the signing of codes.
export { visitorOfCode } from './codes.ts'
export { lockVisitor } from './locked-visitors.ts'
export {
  isAwaited,
  isInside,
  type ReadRow,
  readRow,
  readRows,
  toVisitor,
  type VisitorRow,
} from './queries.ts'
// For reading beside; only this module writes them.
export { visitorTable } from './tables.ts'
export {
  bytesOfId,
  idOfBytes,
  isSigned,
  readVisitCode,
  signVisit,
  visitorKey,
} from './visit-code.ts'
