export { findByCode } from './quote.ts'
