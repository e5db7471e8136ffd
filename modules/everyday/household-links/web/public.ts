export { LinkSlips } from './LinkSlips.tsx'
export { RenewLinks, useRenewLinks } from './RenewLinks.tsx'
