export { rehomeNotices } from './rehome.ts'
