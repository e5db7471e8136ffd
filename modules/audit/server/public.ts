export { listAuditOf } from './list.ts'
