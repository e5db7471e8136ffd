export { QrDialog } from './QrDialog.tsx'
export { ReportDialog } from './ReportDialog.tsx'
export { useStandWords } from './use-stand-words.ts'
