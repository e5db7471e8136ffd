export { allocate, type Allocated, type Part } from './allocate.ts'
export { type OpenBill, openBills, proposeAllocation } from './propose.ts'
export { showReceipt } from './receipt-book.ts'
export { lockPayment, type Payment, receivePayment, type ReceivedPayment } from './receive.ts'
export { allocateMany, receiveMany } from './receive-many.ts'
export { reversePayment } from './reverse.ts'
// For reading beside; only this module writes them.
export { allocations, payments, receipts, refunds } from './tables.ts'
export { findAllocation, standing, undoAllocation } from './undo.ts'
