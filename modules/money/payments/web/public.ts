export { OpenMoney } from './OpenMoney.tsx'
export { RefundDialog } from './RefundDialog.tsx'
