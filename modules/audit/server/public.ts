export { changesOf } from './changes.ts'
export { listAuditOf } from './list.ts'
export { said, saidChanges } from './said.ts'
