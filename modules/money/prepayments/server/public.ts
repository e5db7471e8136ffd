export {
  addPrepaymentLine,
  lockPrepayment,
  type PrepaymentChange,
  prepaymentOf,
  undoPrepaymentLine,
} from './add-line.ts'
