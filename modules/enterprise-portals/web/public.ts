export { PortalsDialog } from './PortalsDialog.tsx'
export { TicketSignIn } from './TicketSignIn.tsx'
