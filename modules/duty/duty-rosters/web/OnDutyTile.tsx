import './page-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { OnDutyList } from './OnDutyList.tsx'
import { onDutyQuery } from './queries.ts'
import { rosterPath } from './screens.ts'

/** Milliseconds after which who is on duty is asked again: a shift begins without an event. */
const every = 60_000

/** The duty board’s panel of who is on duty, and who should be. */
export function OnDutyTile() {
  const t = useTexts('dutyRostersPage')
  const queries = useQueryClient()
  useChanges(
    ['dutyRosters.', 'clockEntries.'],
    () => void queries.invalidateQueries({ queryKey: onDutyQuery.queryKey }),
  )
  const query = useQuery({ ...onDutyQuery, refetchInterval: every })
  return (
    <Panel
      title={t('onDuty')}
      number={query.data?.filter(({ state }) => state === 'in').length}
      extra={
        <Link className="lb-link" to={rosterPath}>
          {t('toRoster')}
        </Link>
      }
    >
      <Loaded
        of={query}
        failed={t('onDutyFailed')}
        skeleton={['1fr', 80]}
        rows={2}
        empty={<p className="lb-inner lb-quiet">{t('onDutyNobody')}</p>}
      >
        {(people) => <OnDutyList people={people} />}
      </Loaded>
    </Panel>
  )
}
