export { AuditPanel } from './AuditPanel.tsx'
export { auditSkeleton, useAuditTable } from './use-audit-table.tsx'
export { spoken } from './spoken.ts'
