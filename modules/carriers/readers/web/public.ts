export { type Answer, ReaderDialog, type ReaderDialogProps, type ReaderKind } from './ReaderDialog.tsx'
export { Face } from './ReaderFace.tsx'
export { judgeScan } from './judge-scan.ts'
