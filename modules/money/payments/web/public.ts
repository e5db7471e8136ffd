export { RefundDialog } from './RefundDialog.tsx'
