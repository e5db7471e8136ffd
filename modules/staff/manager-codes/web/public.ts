export { openManagerCode } from './manager-code-store.ts'
