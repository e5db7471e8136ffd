export { addStep, changeCase, lockCase, type NewCase, openCase, requireAsset } from './cases.ts'
export { readCases, readRepair } from './queries.ts'
export { addOfferOf } from './offers.ts'
export { caseTable, stepTable } from './tables.ts'
