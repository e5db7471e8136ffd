export { detailPath, editPath } from './paths.ts'
