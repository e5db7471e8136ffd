import './page-texts.ts'
import { useNavigate } from '@tanstack/react-router'
import { pendingPath, statusPath } from '#modules/doors/locker-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Segments } from '#platform/web/look/Segments.tsx'

/** The two tabs of the service (R396). */
export function Tabs({ here }: { here: 'pending' | 'status' }) {
  const t = useTexts('lockersPage')
  const goTo = useNavigate()
  return (
    <Segments
      label={t('tabs')}
      value={here}
      onChange={(next) => void goTo({ href: next === 'pending' ? pendingPath : statusPath })}
      options={[
        { value: 'pending', label: t('tabPending') },
        { value: 'status', label: t('tabStatus') },
      ]}
    />
  )
}
