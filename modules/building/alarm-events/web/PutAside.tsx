import { Slot } from '#platform/web/frame/Slot.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { Alert } from './alert-list.ts'

/** Over every page, while an alarm of level 4 that nobody acknowledged was put aside: what goes on, and the way back. */
export function PutAside({ alert, onBack }: { alert: Alert; onBack: () => void }) {
  const t = useTexts('alarmCards')
  const what = `${alert.label || alert.place}　${alert.isLost ? t('lost') : alert.said}`
  return (
    <Slot name="notices">
      <div className="ab-aside" role="alert">
        <Icon name="siren" />
        <b className="lb-grow lb-min">{t(alert.isActive ? 'asideActive' : 'asideCleared', { what })}</b>
        <Button onClick={onBack}>{t('backToFull')}</Button>
      </div>
    </Slot>
  )
}
