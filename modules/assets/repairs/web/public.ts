export { QrDialog } from './QrDialog.tsx'
export { ReportDialog } from './ReportDialog.tsx'
