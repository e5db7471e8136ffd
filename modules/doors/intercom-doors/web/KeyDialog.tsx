import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ShownOnce } from '#platform/web/list/ShownOnce.tsx'

/** With what a door controller signs in. */
export interface DoorKey {
  deviceKey: string
  password: string
}

/** How a door controller connects; its password this once. */
export function KeyDialog({ deviceKey, password, onClose }: DoorKey & { onClose: () => void }) {
  const t = useTexts('intercomDoorsPage')
  const address = `${location.origin.replace(/^http/, 'ws')}/devices/doors/${deviceKey}`
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
