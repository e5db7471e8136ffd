import './page-texts.ts'
import './patrols.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { dayOf } from '#platform/contract/taipei.ts'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { ExplainDialog } from './ExplainDialog.tsx'
import { patrolSettingPath, patrolsPath, walkPath } from './paths.ts'
import { dayQuery, patrolsApi, patrolsKey } from './queries.ts'
import { RoundPanel } from './RoundPanel.tsx'
import { patrolsRoute } from './screens.ts'

/** Rounds of a day as a timeline: who was where and when, what was odd, and what was missed. */
export function PatrolsPage() {
  const t = useTexts('patrolsPage')
  const title = useTexts('patrols')('page')
  const queries = useQueryClient()
  const goTo = useNavigate()
  const again = () => queries.invalidateQueries({ queryKey: patrolsKey })
  useChanges(['patrols.'], () => void again())
  const today = dayOf(new Date(useMinute()))
  const { day = today } = patrolsRoute.useSearch()
  const mayConfigure = useAllowed()([{ can: 'patrols.configure' }]).length > 0
  const query = useQuery(dayQuery(day))
  const act = useAsked(again)
  const [missed, setMissed] = useState<{ roundId: string; pointId: string; name: string }>()
  const begin = ({ routeId }: { routeId: string }) =>
    act.submit({
      work: async (retry) => {
        const { roundId } = (await patrolsApi.beginRound({ routeId }, retry)).data
        void goTo({ href: walkPath(roundId) })
      },
      done: t('began'),
    })
  return (
    <div className="lb-page lb-page-1120 lb-stack lb-gap-12">
      <div className="lb-page-head">
        <h1>{title}</h1>
        <span className="pt-day">
          <DayInput
            aria-label={t('day')}
            value={day}
            max={today}
            onDay={(chosen) => void goTo({ to: patrolsPath, search: { day: chosen }, replace: true })}
          />
        </span>
        {mayConfigure && (
          <Link className="lb-link lb-end" to={patrolSettingPath}>
            {t('toSetting')}
          </Link>
        )}
      </div>
      <Loaded of={query} failed={t('loadFailed')} skeleton={['1fr', 96]} rows={8}>
        {({ rounds, routes }) => (
          <>
            {day === today && routes.length > 0 && (
              <div className="lb-line lb-wrap lb-gap-8">
                {routes.map((route) => (
                  <Button key={route.routeId} disabled={act.busy} onClick={() => void begin(route)}>
                    {t('begin', { name: route.name })}
                  </Button>
                ))}
              </div>
            )}
            {rounds.length === 0 &&
              (routes.length > 0 ? (
                <EmptyState icon="check" title={t('empty')} text={t('emptyText')} />
              ) : (
                <EmptyState
                  icon="check"
                  title={t('noneSet')}
                  text={t(mayConfigure ? 'noneSetText' : 'noneSetAsk')}
                />
              ))}
            {rounds.map((round) => (
              <RoundPanel
                key={round.roundId}
                round={round}
                onExplain={(stop) => setMissed({ roundId: round.roundId, ...stop })}
              />
            ))}
          </>
        )}
      </Loaded>
      {missed && <ExplainDialog {...missed} again={again} onClose={() => setMissed(undefined)} />}
    </div>
  )
}
