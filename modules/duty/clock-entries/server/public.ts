export { listCompanies, readCompany } from './companies.ts'
export { holdMonths, isClosed, mustBeOpen } from './months.ts'
export { type WorkedEntry, workedBetween } from './worked.ts'
