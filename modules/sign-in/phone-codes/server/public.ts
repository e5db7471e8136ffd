export { codeToolsOf } from './code-tools-of.ts'
export { type CodeTools, numberOfCode, sendCode, takeCode } from './codes.ts'
