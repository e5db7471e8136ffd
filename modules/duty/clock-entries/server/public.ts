export { listCompanies, readCompany } from './companies.ts'
export { holdMonths, mustBeOpen } from './months.ts'
