// What the ledger of cash and the deposits use of an item that was left: its row, its lock and its serial number.
export { type Locked, lockDeposits, lockOpenDeposit } from './lock.ts'
export { showSerialNumber } from './show-serial-number.ts'
// Only the deposits write them.
export { depositHandOvers, depositTable } from './tables.ts'
export { payers, waits } from './waiting.ts'
