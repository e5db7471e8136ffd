export { newsDetailPath, newsEditPath } from './paths.ts'
