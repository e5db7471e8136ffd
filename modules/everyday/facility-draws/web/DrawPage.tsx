import './page-texts.ts'
import './draw.css'
import { Link } from '@tanstack/react-router'
import { useSpoken } from '#modules/everyday/facility-bookings/web/public.ts'
import { facilityDrawPath } from '#modules/everyday/facility-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
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
            <div className="fd-scroll">
              <table className="fd-table">
                <thead>
                  <tr>
                    <th scope="col">{t('time')}</th>
                    <th scope="col">{t('facility')}</th>
                    <th scope="col" data-end>
                      {t('entries')}
                    </th>
                    <th scope="col">{t('closes')}</th>
                    <th scope="col">{t('drawn')}</th>
                    <th scope="col">{t('status')}</th>
                  </tr>
                </thead>
                <tbody>
                  {draws.map((draw) => (
                    <tr key={`${draw.facilityId} ${draw.day}`}>
                      <td>
                        <Link
                          className="lb-link lb-nowrap"
                          to={facilityDrawPath}
                          search={{ facility: draw.facilityId, day: draw.day }}
                        >
                          {when.day(draw.day)} {draw.from}–{draw.until}
                        </Link>
                      </td>
                      <td className="lb-nowrap">{draw.facilityName}</td>
                      <td data-end>{t('households', { count: draw.entryCount })}</td>
                      <td className="lb-nowrap">{when.moment(draw.closesAt)}</td>
                      <td className="lb-nowrap">{when.moment(draw.drawsAt)}</td>
                      <td>
                        <Mark kind={draw.state === 'open' ? 'plain' : 'note'}>
                          {t(`status_${draw.state}`)}
                        </Mark>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </Panel>
        )}
      </Loaded>
    </div>
  )
}
