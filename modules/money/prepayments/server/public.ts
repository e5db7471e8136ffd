export {
  addPrepaymentLine,
  lockPrepayment,
  type PrepaymentChange,
  prepaymentOf,
  undoPrepaymentLine,
} from './add-line.ts'
export { prepaymentsOf } from './balances-of.ts'
export { type Offset, lockPrepayments, offsetMany } from './offset-many.ts'
