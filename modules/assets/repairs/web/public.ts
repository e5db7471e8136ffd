export { ReportDialog } from './ReportDialog.tsx'
