// What the modules of ringing, of doors and of the desk's telephones write down of calls.
export { beginCall, spentSeconds } from './begin-call.ts'
export { beginQuestions, noteAnswer } from './questions.ts'
export { nameAnswer, noteCall, noteDoorOpened } from './note-call.ts'
export { type CallRow, callTable } from './tables.ts'
