export { AuditPanel } from './AuditPanel.tsx'
export { AuditTable } from './AuditTable.tsx'
export { spoken } from './spoken.ts'
