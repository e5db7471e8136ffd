export { LinkSlips } from './LinkSlips.tsx'
