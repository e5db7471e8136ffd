export { logPath } from './screens.ts'
