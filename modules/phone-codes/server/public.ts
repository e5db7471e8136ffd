export { codeSender } from './code-sender.ts'
export { type CodeTools, numberOfCode, sendCode, takeCode } from './codes.ts'
