import { permissionWords } from '#modules/permissions/server/public.ts'
import { auditSpeaker } from '../audit-speaker.ts'
import type { AuditChange } from '../contract.ts'

/** How files say acts, things, fields and values: in Chinese. */
export const said = auditSpeaker(permissionWords)

/** What a row changed, in one cell of a workbook: `角色：櫃台 → 委員；服務：點餐 → （空白），其餘 41 項不變`. */
export function saidChanges(changes: readonly AuditChange[]): string {
  const hasBoth = changes.some((one) => one.before) && changes.some((one) => one.after)
  return changes
    .map(({ field, before, after, same }) => {
      const [was, is] = [said.value(field, before), said.value(field, after)]
      const both = hasBoth || same ? `${was || '（空白）'} → ${is || '（空白）'}` : is || was
      return `${said.field(field)}：${both}${same ? `，其餘 ${same} 項不變` : ''}`
    })
    .join('；')
}
