export { detailPath } from './paths.ts'
