export { usePlace } from './use-place.ts'
