export { demoPeriods } from './demo-periods.ts'
export { holdOpenPeriod, readByPeople, readPeriod } from './queries.ts'
