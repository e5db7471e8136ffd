export { permissionWords } from '../permission-words.ts'
