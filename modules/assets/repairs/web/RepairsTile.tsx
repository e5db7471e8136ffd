import './page-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { daysSince } from '#modules/assets/days-since.ts'
import { repairsPath } from '#modules/assets/paths.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { repairsApi } from './list-query.ts'
import { repairNumber } from '../repair-number.ts'

/** Rows of the duty board. */
const most = 5
/** Days after which it waits too long. */
const long = 7

/** The duty board's panel of repairs: what waits longest, each with whom it waits for and how long. */
export function RepairsTile() {
  const t = useTexts('repairsPage')
  const queries = useQueryClient()
  useChanges(['repairs.'], () => void queries.invalidateQueries({ queryKey: ['repairs'] }))
  const now = useMinute()
  const query = useQuery({
    queryKey: ['repairs', 'tile'],
    queryFn: () => repairsApi.listRepairs({ maxCount: most, isLongestFirst: true }),
  })
  return (
    <Panel
      title={t('title')}
      number={query.data?.pagination.total}
      extra={
        <Link className="lb-link" to={repairsPath}>
          {t('view_open')}
        </Link>
      }
    >
      <Loaded
        of={query}
        failed={t('loadFailed')}
        skeleton={['1fr', 80]}
        rows={2}
        isEmpty={({ data }) => data.length === 0}
        empty={<p className="lb-inner lb-quiet">{t('empty')}</p>}
      >
        {({ data }) => (
          <ul className="lb-divided">
            {data.map(({ caseId, number, title, waitsFor, stateSince }) => (
              <li key={caseId} className="lb-line lb-between lb-inner-10">
                <Link className="lb-link lb-cut" to={repairsPath} search={{ open: caseId }}>
                  {repairNumber(number)}　{title}
                </Link>
                <Waited for={t(`wait_${waitsFor}`)} days={daysSince(stateSince, now)} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  )
}

function Waited({ for: what, days }: { for: string; days: number }) {
  const t = useTexts('repairsPage')
  return (
    <span className={`lb-14 lb-nowrap ${days < long ? 'lb-quiet' : 'lb-amber'}`}>
      {what}　{t('days', { days })}
    </span>
  )
}
