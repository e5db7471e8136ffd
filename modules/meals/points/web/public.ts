export { balanceQuery } from './queries.ts'
