export { AudiencePanel } from './AudiencePanel.tsx'
export { Receipts } from './Receipts.tsx'
export { isHeardOrMeant, useChoices, useCounted } from './use-notifications.ts'
