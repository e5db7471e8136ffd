export { createTopic } from './topics.ts'
