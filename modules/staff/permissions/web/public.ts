export { OwnPermissions } from './OwnPermissions.tsx'
