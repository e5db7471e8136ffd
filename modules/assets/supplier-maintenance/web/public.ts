export { InviteButton } from './InviteButton.tsx'
