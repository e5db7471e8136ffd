// What visitors need of loans in their own transactions: lending at the registration, taking back when they leave; and the
// register of assets, which says what the desk has to lend.
export { endLendables, keepLendable } from './keeping.ts'
export { lendTo, missingOf, type Missing, stillLentTo, toMissing } from './lending.ts'
export { type Return, takeBack } from './taking-back.ts'
export { lendables as lendableTable } from './tables.ts'
