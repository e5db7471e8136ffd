export { cardRefusals } from '../card-refusals.ts'
export { cardOutcome, type CardOutcome, phoneOutcome, type PhoneOutcome } from './outcomes.ts'
export { activationPath } from './paths.ts'
