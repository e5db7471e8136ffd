import './page-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { Status } from '../shapes.ts'

const kinds = { 1: 'note', 2: 'note', 3: 'reminded', 4: 'reminded', 5: 'plain', 6: 'plain' } as const

/** How an asset stands. */
export function StatusMark({ status }: { status: Status }) {
  const t = useTexts('assetsPage')
  return <Mark kind={kinds[status]}>{t(`status${status}`)}</Mark>
}
