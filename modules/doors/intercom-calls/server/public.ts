// What the modules of ringing and of the desk's telephones write down of calls.
export { beginCall, nameAnswer, noteCall, spentSeconds } from './begin-call.ts'
export { type CallRow, callTable } from './tables.ts'
