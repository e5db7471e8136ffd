import './page-texts.ts'
import { useNavigate } from '@tanstack/react-router'
import { emergencyPath } from '#modules/boards/paths.ts'
import type { AlarmOfAct } from '#platform/web/frame/alarm-contributions.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'

/** The way from an alarm to the page that takes screens over; nothing for who may not. */
export function AlarmTakeOver({ onDone }: AlarmOfAct) {
  const t = useTexts('emergencyPage')
  const goTo = useNavigate()
  if (!useAllowed()([{ can: 'emergencyNotices.publish', service: [21] }]).length) return null
  const go = () => {
    onDone?.()
    void goTo({ href: emergencyPath })
  }
  return (
    <Button size={onDone ? 'large' : 'middle'} icon={<Icon name="siren" />} onClick={go}>
      {t('ofAlarm')}
    </Button>
  )
}
