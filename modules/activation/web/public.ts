export { cardOutcome, type CardOutcome, phoneOutcome, type PhoneOutcome, statusOf } from './outcomes.ts'
