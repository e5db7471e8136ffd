import './page-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { OnDutyList } from './OnDutyList.tsx'
import { onDutyQuery } from './queries.ts'

/** Who is on duty now, where others look for somebody; nothing for who may not see it, or while nobody is. */
export function OnDutyNow() {
  const t = useTexts('dutyRostersPage')
  const isAllowed = useAllowed()([{ service: [4], can: 'dutyRosters.see' }]).length > 0
  const { data = [] } = useQuery({ ...onDutyQuery, enabled: isAllowed })
  if (!data.length) return null
  return (
    <section>
      <h3>{t('onDuty')}</h3>
      <OnDutyList people={data} />
    </section>
  )
}
