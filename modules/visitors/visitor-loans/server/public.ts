// What visitors need of loans in their own transactions: lending at the registration, taking back when they leave.
export { lendTo, missingOf, type Missing, stillLentTo, toMissing } from './lending.ts'
export { type Return, takeBack } from './taking-back.ts'
