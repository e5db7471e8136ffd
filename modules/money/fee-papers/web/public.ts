export { BillPrint } from './BillPrint.tsx'
export { ReceiptPrint } from './ReceiptPrint.tsx'
