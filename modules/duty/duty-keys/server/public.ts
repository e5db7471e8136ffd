export { isProved } from './keys.ts'
