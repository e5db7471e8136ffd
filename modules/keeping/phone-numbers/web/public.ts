export { PhoneNumber } from './PhoneNumber.tsx'
export { wholeNumber } from './whole-number.ts'
