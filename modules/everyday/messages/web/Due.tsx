import './page-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { MessageRow } from '../shapes.ts'

const hour = 3_600_000

/** How long is left until a message is due, or since when it is late; of a closed one when that was. */
export function useDue({ status, dueAt, closedAt }: Pick<MessageRow, 'status' | 'dueAt' | 'closedAt'>) {
  const t = useTexts('messagesPage')
  const left = dueAt.getTime() - useMinute()
  if (status === 2) return { said: closedAt ? speakTime(closedAt) : '', isUrgent: false }
  if (left < -48 * hour)
    return { said: t('lateDays', { count: Math.floor(-left / hour / 24) }), isUrgent: true }
  if (left < 0)
    return { said: t('lateHours', { count: Math.max(1, Math.round(-left / hour)) }), isUrgent: true }
  if (left < hour) return { said: t('leftMinutes', { count: Math.ceil(left / 60_000) }), isUrgent: true }
  if (left < 12 * hour)
    return { said: t('leftHours', { count: Math.round(left / hour) }), isUrgent: left < 3 * hour }
  return { said: speakTime(dueAt), isUrgent: false }
}

/** How a message stands. */
export function StatusMark({ row }: { row: Pick<MessageRow, 'status' | 'dueAt' | 'closedAt'> }) {
  const t = useTexts('messagesPage')
  const { isUrgent } = useDue(row)
  const kind = row.status === 2 ? 'done' : isUrgent ? 'reminded' : 'note'
  return <Mark kind={kind}>{t(`status${row.status}`)}</Mark>
}
