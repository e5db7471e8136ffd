export { AudiencePanel } from './AudiencePanel.tsx'
export { Receipts } from './Receipts.tsx'
export { useChoices, useCounted } from './use-notifications.ts'
