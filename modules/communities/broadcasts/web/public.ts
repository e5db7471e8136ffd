export { useCurrent } from './use-current.ts'
