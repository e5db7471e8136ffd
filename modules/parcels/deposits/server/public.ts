export { lockDeposits, lockOpenDeposit } from './lock.ts'
export { openDeposits } from './queries.ts'
export { showSerialNumber } from './serial-numbers.ts'
