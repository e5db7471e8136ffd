export { lockBills, type LockedBill, type Settled, settleBill, unsettleBill } from './settle.ts'
export { settleWhole, type WholeSettlement } from './settle-whole.ts'
export { billCodes, billingRuns, billLines, bills, billSettlements } from './tables.ts'
