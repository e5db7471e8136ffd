export { Label, type LabelContent, type Piece } from './Label.tsx'
export { labelCode, readLabelCode } from './label-code.ts'
export { prepareBarcodes, useBarcode } from './use-barcode.ts'
export { knownPackageSettings, usePackageSettings } from './use-package-settings.ts'
