export { Barcodes } from './Barcodes.tsx'
