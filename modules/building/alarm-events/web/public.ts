export { drawDisasters } from './disaster-parts.ts'
export { eventsPath } from './paths.ts'
