// What other modules' steps of signing in are drawn with.
export { ClosedCommunities } from './ClosedCommunities.tsx'
export { NewPasswordField, PasswordAgainField, passwordProblem } from './NewPasswordField.tsx'
export { OtherStep as OtherWayStep } from './OtherStep.tsx'
export { OtherPart, type StepProps } from './sign-in-part.ts'
export { type OtherWay, ticketOf } from './other-ways.ts'
export { SignInProblem } from './SignInProblem.tsx'
export { StepHead } from './StepHead.tsx'
export { type SignIn, useSignIn } from './use-sign-in.ts'
