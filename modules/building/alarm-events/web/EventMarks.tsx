import './page-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { AlarmEvent } from '../shapes.ts'

/** How the point stands, by its own word. */
export function Condition({ event }: { event: Pick<AlarmEvent, 'clearedAt' | 'kind' | 'inMaintenance'> }) {
  const t = useTexts('alarmPages')
  if (event.clearedAt) return <span className="lb-quiet">{t('cleared')}</span>
  if (event.inMaintenance) return <Mark kind="note">{t('worksOn')}</Mark>
  return <b>{t(event.kind === 'lost' ? 'lost' : 'active')}</b>
}

/** What people did about it (R220). */
export function Handling({ event }: { event: Pick<AlarmEvent, 'state'> }) {
  const t = useTexts('alarmPages')
  return <Mark kind={event.state === 'unprocessed' ? 'reminded' : 'done'}>{t(event.state)}</Mark>
}

/** What an alarm says in a line. */
export function useSaid() {
  const t = useTexts('alarmPages')
  return ({ kind, name, meaning }: Pick<AlarmEvent, 'kind' | 'name' | 'meaning'>) =>
    kind === 'lost' ? t('lostOf', { name }) : meaning
}
