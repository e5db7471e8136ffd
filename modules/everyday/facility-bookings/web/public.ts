export { useSpoken } from './use-spoken.ts'
