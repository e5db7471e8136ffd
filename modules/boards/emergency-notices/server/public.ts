// What screens ask and say of emergency notices.
export { noticesOf } from './queries.ts'
export { noteShown } from './receipts.ts'
