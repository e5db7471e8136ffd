export { AuditPanel } from './AuditPanel.tsx'
export { AuditTable } from './AuditTable.tsx'
