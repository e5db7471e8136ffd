export { PhoneCodeFields } from './PhoneCodeFields.tsx'
export { usePhoneCode } from './use-phone-code.ts'
