export { PowerPanel } from './PowerPanel.tsx'
export { powerQuery } from './queries.ts'
export { QueuePanel } from './QueuePanel.tsx'
