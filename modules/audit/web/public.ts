export { AuditPanel } from './AuditPanel.tsx'
export { AuditTable } from './AuditTable.tsx'
export { CursorPager } from './CursorPager.tsx'
