export { lockBills, type LockedBill, type Settled, settleBill, unsettleBill } from './settle.ts'
export { billCodes, billingRuns, billLines, bills, billSettlements } from './tables.ts'
