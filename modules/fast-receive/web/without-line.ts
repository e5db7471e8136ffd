export { fetchKnownWaiting } from './known-waiting.ts'
export { queuedHandOver } from './queued-hand-over.ts'
