import { addTexts } from '#platform/web/i18n/texts.ts'
import { leaveNames } from '../leave-kinds.ts'

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    /** What kinds of leave are called, on paper and on pages. */
    leaveKinds: typeof leaveNames
  }
}

addTexts({ 'zh-TW': { leaveKinds: leaveNames } })
