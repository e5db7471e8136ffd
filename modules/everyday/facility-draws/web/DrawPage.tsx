import './page-texts.ts'
import './draw.css'
import { Link, useNavigate } from '@tanstack/react-router'
import { useSpoken } from '#modules/everyday/facility-bookings/web/public.ts'
import { facilityDrawPath } from '#modules/everyday/facility-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DataTable } from '#platform/web/list/DataTable.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { DrawView } from './DrawView.tsx'
import { useDraw, useDrawChanges, useDraws } from './queries.ts'
import { facilityDrawRoute } from './screens.ts'

/** The draws of peak hours; one of them with who entered, the result and its proof. */
export function DrawPage() {
  const { facility, day } = facilityDrawRoute.useSearch()
  useDrawChanges()
  return facility && day ? <OneDraw facilityId={facility} day={day} /> : <AllDraws />
}

function OneDraw({ facilityId, day }: { facilityId: string; day: string }) {
  const t = useTexts('drawPage')
  const title = useTexts('facilityDraws')('page')
  const asked = useDraw(facilityId, day)
  return (
    <Loaded
      of={asked}
      failed={t('failed')}
      skeleton={['1fr', 404]}
      rows={8}
      instead={(problem) =>
        problem.status === 404 && (
          <div className="lb-page">
            <h1 className="lb-page-head">{title}</h1>
            <EmptyState icon="off" title={t('gone')}>
              <Link className="lb-link" to={facilityDrawPath}>
                {t('all')}
              </Link>
            </EmptyState>
          </div>
        )
      }
    >
      {(draw) => <DrawView draw={draw} />}
    </Loaded>
  )
}

function AllDraws() {
  const t = useTexts('drawPage')
  const title = useTexts('facilityDraws')('page')
  const goTo = useNavigate()
  const when = useSpoken()
  const asked = useDraws()
  return (
    <div className="lb-page">
      <div className="lb-page-head">
        <h1>{title}</h1>
      </div>
      <Loaded
        of={asked}
        failed={t('failed')}
        skeleton={[140, 180, 80, 160, 160, 90]}
        empty={<EmptyState icon="people" title={t('none')} text={t('noneText')} />}
      >
        {(draws) => (
          <Panel>
            <DataTable
              rows={draws}
              idOf={({ facilityId, day }) => `${facilityId} ${day}`}
              onOpen={(id) => {
                const [facility = '', day = ''] = id.split(' ')
                void goTo({ to: facilityDrawPath, search: { facility, day } as never })
              }}
              columns={[
                {
                  head: t('time'),
                  phone: 'first',
                  cell: (draw) => (
                    <b>
                      {when.day(draw.day)} {draw.from}–{draw.until}
                    </b>
                  ),
                },
                { head: t('facility'), width: 150, phone: 'under', cell: (draw) => draw.facilityName },
                {
                  head: t('entries'),
                  width: 108,
                  align: 'end',
                  phone: 'underEnd',
                  cell: (draw) => t('households', { count: draw.entryCount }),
                },
                {
                  head: t('closes'),
                  width: 160,
                  phone: 'line',
                  isLabelled: true,
                  cell: (draw) => when.moment(draw.closesAt),
                },
                { head: t('drawn'), width: 160, phone: 'none', cell: (draw) => when.moment(draw.drawsAt) },
                {
                  head: t('status'),
                  width: 110,
                  phone: 'end',
                  cell: ({ state }) => (
                    <Mark kind={state === 'open' ? 'plain' : 'note'}>{t(`status_${state}`)}</Mark>
                  ),
                },
              ]}
            />
          </Panel>
        )}
      </Loaded>
    </div>
  )
}
