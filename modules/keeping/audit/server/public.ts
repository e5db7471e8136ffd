export { changesOf } from './changes.ts'
export { listAuditOf } from './list.ts'
export { saidBy, type Sayer } from './said.ts'
