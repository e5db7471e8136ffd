export { ExportButton, type ExportButtonProps } from './ExportButton.tsx'
export { MaskingDialog } from './MaskingDialog.tsx'
