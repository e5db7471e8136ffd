export { addNews } from './edit.ts'
