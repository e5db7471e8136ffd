export { HolderField } from './HolderField.tsx'
export { keepPaperWidth, usePaperWidth } from './paper-width.ts'
export { balanceQuery } from './queries.ts'
export { SlipSheet } from './SlipSheet.tsx'
