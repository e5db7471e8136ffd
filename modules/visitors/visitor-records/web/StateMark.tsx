import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark, type MarkKind } from '#platform/web/look/Mark.tsx'
import type { Visitor, VisitorState } from '#modules/visitors/visits/contract.ts'
import { stateOf } from './visit-words.ts'

const kinds: Record<VisitorState, MarkKind> = {
  booked: 'waiting',
  arrived: 'note',
  left: 'done',
  cancelled: 'plain',
  expired: 'plain',
}

/** Where a visit stands: 預約中, 在場, 已離開, 已取消, 已逾期. */
export function StateMark({ visitor }: { visitor: Pick<Visitor, 'status'> }) {
  const t = useTexts('visits')
  const state = stateOf(visitor)
  return <Mark kind={kinds[state]}>{t(`state_${state}`)}</Mark>
}
