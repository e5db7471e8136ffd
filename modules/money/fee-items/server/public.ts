export type { FeeLine, Gap } from './calculate.ts'
export { type DraftedBill, draftLines } from './draft-lines.ts'
export { feeSettings } from './sections.ts'
export { termOf } from './term.ts'
