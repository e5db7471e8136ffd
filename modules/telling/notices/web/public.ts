// What other modules' pages may show of notices. Load lazily: the texts come with it.
export { NoticeHistory } from './NoticeHistory.tsx'
export { RemindButton } from './RemindButton.tsx'
export { type Remind, remindOf, useRemind } from './use-remind.ts'
