// What other modules' steps of signing in are drawn with.
export { NewPasswordField, PasswordAgainField, passwordProblem } from './NewPasswordField.tsx'
export { OtherStep as OtherWayStep, type StepProps } from './OtherStep.tsx'
export { type OtherWay, ticketOf } from './other-ways.ts'
export { SignInProblem } from './SignInProblem.tsx'
export { StepHead } from './StepHead.tsx'
export { type SignIn, useSignIn } from './use-sign-in.ts'
