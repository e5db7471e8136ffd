export { ImportLink } from './ImportLink.tsx'
