import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ShownOnce } from '#platform/web/list/ShownOnce.tsx'

interface KeyDialogProps {
  ocppIdentity: string
  password: string
  onClose: () => void
}

/** How a station connects; its password this once. */
export function KeyDialog({ ocppIdentity, password, onClose }: KeyDialogProps) {
  const t = useTexts('chargingStationsPage')
  const address = `${location.origin.replace(/^http/, 'ws')}/ocpp/${ocppIdentity}`
  return (
    <ShownOnce
      title={t('keyTitle')}
      text={t('keyText')}
      done={t('done')}
      rows={[
        [t('address'), address],
        [t('key'), ocppIdentity],
        [t('password'), password],
      ]}
      onClose={onClose}
    />
  )
}
