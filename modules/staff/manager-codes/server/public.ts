export { holderOfCode, takeCode } from './codes.ts'
