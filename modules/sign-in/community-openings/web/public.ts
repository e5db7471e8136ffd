export { OpeningsDialog } from './OpeningsDialog.tsx'
