export { PortalsDialog } from './PortalsDialog.tsx'
