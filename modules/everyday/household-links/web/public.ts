export { LinkSlips } from './LinkSlips.tsx'
export { RenewLinks } from './RenewLinks.tsx'
