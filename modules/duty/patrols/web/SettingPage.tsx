import './page-texts.ts'
import './patrols.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { Point, Route } from '../contract.ts'
import { LabelSheet } from './LabelSheet.tsx'
import { PointDialog } from './PointDialog.tsx'
import { patrolsKey, planQuery } from './queries.ts'
import { RouteDialog } from './RouteDialog.tsx'

type Editing = { point: Point | undefined } | { route: Route | undefined }

/** Points with what is looked at there, and routes with their times. */
export function SettingPage() {
  const t = useTexts('patrolsPage')
  const title = useTexts('patrols')('setting')
  const queries = useQueryClient()
  const again = () => queries.invalidateQueries({ queryKey: patrolsKey })
  useChanges(['patrols.'], () => void again())
  const query = useQuery(planQuery)
  const [editing, setEditing] = useState<Editing>()
  const [isPrinting, setPrinting] = useState(false)
  const close = () => setEditing(undefined)
  return (
    <div className="lb-page lb-page-1120 lb-stack lb-gap-12">
      <div className="lb-page-head">
        <h1>{title}</h1>
      </div>
      <Loaded of={query} failed={t('loadFailed')} skeleton={['1fr', 96]} rows={8}>
        {({ points, routes }) => (
          <>
            <Panel
              title={t('routes')}
              number={routes.length}
              extra={
                <Button size="small" onClick={() => setEditing({ route: undefined })}>
                  {t('addRoute')}
                </Button>
              }
            >
              {routes.length === 0 && <p className="lb-inner lb-quiet">{t('noRoutes')}</p>}
              <ul className="lb-divided">
                {routes.map((route) => (
                  <Entry
                    key={route.routeId}
                    name={route.name}
                    said={t('stopSaid', {
                      count: route.stops.length,
                      starts: route.starts.join('、') || t('byHand'),
                    })}
                    isRetired={route.isRetired}
                    onEdit={() => setEditing({ route })}
                  />
                ))}
              </ul>
            </Panel>
            <Panel
              title={t('points')}
              number={points.length}
              extra={
                <span className="lb-line lb-gap-8">
                  <Button size="small" disabled={!points.length} onClick={() => setPrinting(true)}>
                    {t('printLabels')}
                  </Button>
                  <Button size="small" onClick={() => setEditing({ point: undefined })}>
                    {t('addPoint')}
                  </Button>
                </span>
              }
            >
              {points.length === 0 && <p className="lb-inner lb-quiet">{t('noPoints')}</p>}
              <ul className="lb-divided">
                {points.map((point) => (
                  <Entry
                    key={point.pointId}
                    name={point.name}
                    said={[point.place, ...point.tasks.map(({ label }) => label)].filter(Boolean).join('　')}
                    isRetired={point.isRetired}
                    onEdit={() => setEditing({ point })}
                  />
                ))}
              </ul>
            </Panel>
            {isPrinting && (
              <LabelSheet
                points={points.filter((point) => !point.isRetired)}
                onDone={() => setPrinting(false)}
              />
            )}
            {editing && 'point' in editing && (
              <PointDialog point={editing.point} again={again} onClose={close} />
            )}
            {editing && 'route' in editing && (
              <RouteDialog route={editing.route} points={points} again={again} onClose={close} />
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}

function Entry({
  name,
  said,
  isRetired,
  onEdit,
}: {
  name: string
  said: string
  isRetired: boolean
  onEdit: () => void
}) {
  const t = useTexts('patrolsPage')
  return (
    <li className="lb-line lb-between lb-gap-12 lb-inner-10">
      <span className="lb-min">
        {name} {isRetired && <Mark kind="note">{t('retired')}</Mark>}
        <br />
        <span className="lb-14 lb-quiet">{said}</span>
      </span>
      <button type="button" className="lb-link lb-nowrap" onClick={onEdit}>
        {t('edit')}
      </button>
    </li>
  )
}
