import type { MarkKind } from '#platform/web/look/Mark.tsx'
import { text } from '#platform/web/i18n/texts.ts'

/** How a mark of a resident is drawn; communities may have words of their own. */
export function markKind(mark: string): MarkKind {
  if (mark === text('platform', 'markHardOfHearing')) return 'hardOfHearing'
  return mark === text('platform', 'markMayCollect') ? 'mayCollect' : 'note'
}
