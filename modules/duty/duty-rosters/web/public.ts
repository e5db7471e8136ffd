export { OnDutyNow } from './OnDutyNow.tsx'
