import './page-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dayOf } from '#platform/contract/taipei.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { clockOf } from './clock-words.ts'
import { patrolsPath } from './paths.ts'
import { missedQuery } from './queries.ts'

/** The duty board’s panel of points that were missed, until somebody says why; nothing while there is none. */
export function MissedTile() {
  const t = useTexts('patrolsPage')
  const queries = useQueryClient()
  useChanges(['patrols.'], () => void queries.invalidateQueries({ queryKey: missedQuery.queryKey }))
  const query = useQuery(missedQuery)
  const { data = [] } = query
  // Nothing missed and nothing known are told apart.
  if (query.data === undefined && query.error)
    return (
      <Panel title={t('missedTile')}>
        <Loaded of={query} failed={t('missedFailed')} skeleton={['1fr']} />
      </Panel>
    )
  if (!data.length) return null
  return (
    <Panel title={t('missedTile')} number={data.length}>
      <ul className="lb-divided">
        {data.map(({ roundId, pointId, name, routeName, startsAt, until }) => (
          <li key={`${roundId} ${pointId}`} className="lb-line lb-wrap lb-gap-12 lb-inner-10">
            <span className="lb-grow">{t('missedLine', { route: routeName, name })}</span>
            <span className="lb-14 lb-nowrap lb-amber">{t('missedSince', { time: clockOf(until) })}</span>
            {/* A round of the night stands on the page of the day on which it began. */}
            <Link
              className="lb-link"
              aria-label={`${t('explain')} ${t('missedLine', { route: routeName, name })}`}
              to={patrolsPath}
              search={{ day: dayOf(startsAt) }}
            >
              {t('explain')}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
