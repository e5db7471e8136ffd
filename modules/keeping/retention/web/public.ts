export { retentionPath } from './screens.ts'
