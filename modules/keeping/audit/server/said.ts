import type { AllWords } from '#platform/contract/words.ts'
import { auditSpeaker, sheetOf } from '../audit-speaker.ts'
import type { AuditChange } from '../contract.ts'

/** How files say acts, things, fields and values, and what a row changed: in Chinese. */
export function saidBy(words: AllWords) {
  const speaker = auditSpeaker((part, code) => words[part][code]?.[0])
  return {
    ...speaker,
    /** What a row changed, in one cell of a workbook: `角色：櫃台 → 委員；服務：點餐 → （空白），其餘 41 項不變`. */
    changes(changes: readonly AuditChange[]): string {
      const hasBoth = changes.some((change) => change.before) && changes.some((change) => change.after)
      const sheet = sheetOf(changes)
      return changes
        .map(({ field, before, after, same }) => {
          const [was, is] = [speaker.value(field, before, sheet), speaker.value(field, after, sheet)]
          const both = hasBoth || same ? `${was || '（空白）'} → ${is || '（空白）'}` : is || was
          return `${speaker.field(field)}：${both}${same ? `，其餘 ${same} 項不變` : ''}`
        })
        .join('；')
    },
  }
}

/** How a program's files say rows of the audit. */
export type Sayer = ReturnType<typeof saidBy>
