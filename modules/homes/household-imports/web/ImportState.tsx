import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark, type MarkKind } from '#platform/web/look/Mark.tsx'
import type { HouseholdImport, ImportState as State } from '../shapes.ts'

const marks: Record<State, MarkKind> = {
  checking: 'waiting',
  refused: 'reminded',
  faulty: 'reminded',
  ready: 'reminded',
  applying: 'waiting',
  completed: 'done',
  stale: 'reminded',
  cancelled: 'plain',
  expired: 'plain',
}

/** How an import stands, as a mark. */
export function ImportState({ one }: { one: HouseholdImport }) {
  const t = useTexts('householdImport')
  return <Mark kind={marks[one.state]}>{t(one.state, { count: one.faultCount.toLocaleString('en') })}</Mark>
}
