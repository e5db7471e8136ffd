export { followOrder, sayOutcome } from './follow-order.ts'
