export { loadQueuePanel, QueueButton } from './QueueButton.tsx'
export { QueueLines } from './QueueLines.tsx'
