// What the module of ringing writes down of calls.
export { beginCall, noteCall, spentSeconds } from './begin-call.ts'
