// What the other nouns of visitors use of the records: reading, locking and changing them, and the signing of codes.
export { codeOf, visitorOfCode } from './codes.ts'
export { arrivedAtOf } from './inside.ts'
export { conditionOfText } from './filters.ts'
export {
  changeVisitors,
  insertVisitors,
  lockVisitor,
  lockVisitors,
} from './locked-visitors.ts'
export {
  countVisitorsInside,
  isAwaited,
  isInside,
  type ReadRow,
  readRow,
  readRows,
  toVisitor,
  type VisitorRow,
} from './queries.ts'
export { countRecords, recordsOf } from './records.ts'
// For reading beside; only this module writes them.
export { visitorHistory, visitorTable } from './tables.ts'
export {
  bytesOfId,
  idOfBytes,
  isSigned,
  readVisitCode,
  signVisit,
  visitorKey,
} from './visit-code.ts'
