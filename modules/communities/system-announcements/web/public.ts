export { announcementsPath } from './paths.ts'
