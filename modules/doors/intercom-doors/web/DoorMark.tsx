import './page-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import { useDoor } from './use-door.ts'

/** How the door of a sentry stands, in a word; nothing where it has none. */
export function DoorMark({ sentryId }: { sentryId: string }) {
  const t = useTexts('intercomDoorsPage')
  const { door } = useDoor(sentryId)
  if (!door) return null
  if (!door.isConnected) return <Mark kind="reminded">{t('mark_away')}</Mark>
  if (door.forcedAt) return <Mark kind="overdue">{t('mark_forced')}</Mark>
  if (door.leaf === 'unknown') return <Mark kind="done">{t('mark_connected')}</Mark>
  return <Mark kind={door.leaf === 'open' ? 'waiting' : 'done'}>{t(`mark_${door.leaf}`)}</Mark>
}
