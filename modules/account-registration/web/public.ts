export { OwnPassword } from './OwnPassword.tsx'
export { ResetPassword } from './ResetPassword.tsx'
