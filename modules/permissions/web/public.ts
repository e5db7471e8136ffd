export { OwnPermissions } from './OwnPermissions.tsx'
export { permissionWords } from '../permission-words.ts'
