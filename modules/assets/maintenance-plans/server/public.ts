export { checkedChecks, putChecks } from './checks.ts'
export { readPlan, readPlans, readRecord, readRecords } from './queries.ts'
export { finish, lockRecord } from './records.ts'
export { planTable, recordTable } from './tables.ts'
