export { PhoneNumber } from './PhoneNumber.tsx'
