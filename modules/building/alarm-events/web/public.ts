export { eventsPath } from './paths.ts'
