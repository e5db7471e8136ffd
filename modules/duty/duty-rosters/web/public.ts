export { monthAfter } from '../roster-limits.ts'
export { MonthTurn } from './MonthTurn.tsx'
export { OnDutyNow } from './OnDutyNow.tsx'
