export { ratesApi, ratesQuery, useRates } from './queries.ts'
