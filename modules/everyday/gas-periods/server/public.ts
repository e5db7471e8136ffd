export { demoPeriods } from './demo-periods.ts'
export { hasMeter, holdOpenPeriod, readByPeople, readPeriod } from './queries.ts'
