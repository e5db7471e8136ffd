import './page-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Panel } from '#platform/web/look/Panel.tsx'
import { OnDutyList } from './OnDutyList.tsx'
import { onDutyQuery } from './queries.ts'

/** Milliseconds after which it is asked again: a shift begins without an event. */
const every = 60_000

/** Who is on duty now, where others look for somebody; nothing for who may not see it, or while nobody is. */
export function OnDutyNow({ isPanel }: { isPanel?: boolean | undefined }) {
  const t = useTexts('dutyRostersPage')
  const isAllowed = useAllowed()([{ service: [4], can: 'dutyRosters.see' }]).length > 0
  const query = useQuery({ ...onDutyQuery, enabled: isAllowed, refetchInterval: every })
  const { data = [] } = query
  // Whoever looks for somebody in an alarm is told that it is not known, not that nobody is there.
  const isUnknown = query.data === undefined && query.error !== null
  if (!data.length && !isUnknown) return null
  const people = isUnknown ? <p className="lb-amber">{t('onDutyFailed')}</p> : <OnDutyList people={data} />
  if (isPanel)
    return (
      <Panel title={t('onDuty')} number={isUnknown ? undefined : data.length} pad="plain">
        {people}
      </Panel>
    )
  return (
    <section>
      <h3>{t('onDuty')}</h3>
      {people}
    </section>
  )
}
