export { AudiencePanel } from './AudiencePanel.tsx'
export { Receipts } from './Receipts.tsx'
export { instantOf, type Moment, MomentField, momentOf, noMoment } from './MomentField.tsx'
export { useChoices, useCounted } from './use-notifications.ts'
