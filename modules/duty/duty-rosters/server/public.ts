export { whoIsOnDuty } from './on-duty.ts'
