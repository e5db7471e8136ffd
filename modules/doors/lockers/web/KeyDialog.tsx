import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ShownOnce } from '#platform/web/list/ShownOnce.tsx'

interface KeyDialogProps {
  deviceKey: string
  password: string
  onClose: () => void
}

/** How a cabinet connects; its password this once. */
export function KeyDialog({ deviceKey, password, onClose }: KeyDialogProps) {
  const t = useTexts('lockersPage')
  const address = `${location.origin.replace(/^http/, 'ws')}/devices/lockers/${deviceKey}`
  return (
    <ShownOnce
      title={t('keyTitle')}
      text={t('keyText')}
      done={t('done')}
      rows={[
        [t('address'), address],
        [t('deviceKey'), deviceKey],
        [t('password'), password],
      ]}
      onClose={onClose}
    />
  )
}
