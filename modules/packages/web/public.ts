export { Label, type LabelContent } from './Label.tsx'
export { labelCode } from './label-code.ts'
export { useBarcode } from './use-barcode.ts'
