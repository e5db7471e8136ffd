export { ExportButton, type ExportButtonProps } from './ExportButton.tsx'
export { type Masking, MaskingForm } from './MaskingForm.tsx'
