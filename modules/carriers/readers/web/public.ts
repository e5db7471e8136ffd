export { type Answer, ReaderDialog, type ReaderDialogProps, type ReaderKind } from './ReaderDialog.tsx'
export { judgeScan } from './judge-scan.ts'
