import './leave-texts.ts'

export { monthAfter } from '../months.ts'
export { MonthTurn } from './MonthTurn.tsx'
export { OnDutyNow } from './OnDutyNow.tsx'
