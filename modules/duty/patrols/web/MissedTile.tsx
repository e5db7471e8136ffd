import './page-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
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
    <Panel
      title={t('missedTile')}
      number={data.length}
      extra={
        <Link className="lb-link" to={patrolsPath}>
          {t('explain')}
        </Link>
      }
    >
      <ul className="lb-divided">
        {data.map(({ roundId, pointId, name, routeName, until }) => (
          <li key={`${roundId} ${pointId}`} className="lb-line lb-between lb-inner-10">
            <span>{t('missedLine', { route: routeName, name })}</span>
            <span className="lb-14 lb-nowrap lb-amber">{t('missedSince', { time: clockOf(until) })}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
