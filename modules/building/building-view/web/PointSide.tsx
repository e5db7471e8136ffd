import './point-side.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { alarmEvents } from '#modules/building/alarm-events/contract.ts'
import { eventsPath } from '#modules/building/alarm-events/web/public.ts'
import { logPath } from '#modules/building/alarm-log/web/public.ts'
import type { AlarmPoint } from '#modules/building/alarm-points/contract.ts'
import {
  conditionOf,
  isTrouble,
  MaintenanceDialog,
  PointStatus,
  SilenceDialog,
  useCategories,
} from '#modules/building/alarm-points/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { AlarmMark } from '#platform/web/look/Mark.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { lastValuesQuery } from './queries.ts'
import { saidBy, type ShownPoint, valueOf } from './shown-point.ts'
import { TrendPanel, type TrendPanelProps } from './TrendPanel.tsx'

const events = client(alarmEvents)

interface PointSideProps extends Omit<TrendPanelProps, 'point'> {
  shown: ShownPoint
}

/** The chosen point: what it says, how it went, and what can be done about it. */
export function PointSide({ shown, ...trend }: PointSideProps) {
  const t = useTexts('buildingViewPage')
  const { point, floor } = shown
  const mayLog = useAllowed()([{ can: 'alarmLog.view' }]).length > 0
  const system = useCategories().find(({ value }) => value === point.category)?.label
  const about = [system, floor, point.assetCode && t('asset', { code: point.assetCode })]
  return (
    <section className="lb-panel lb-panel-grow bv-point" aria-label={point.place}>
      <div className="bv-point-head">
        <span className="lb-line lb-gap-8 lb-14 lb-quiet">
          {isTrouble(point) && <AlarmMark level={point.level} />}
          {about.filter(Boolean).join('　')}
        </span>
        <h2>{point.place}</h2>
        <div className="bv-big">
          <b>{saidBy(point)}</b>
          <BesideValue point={point} />
          <span className="lb-14 lb-quiet">{limitsOf(point, t)}</span>
        </div>
      </div>
      {mayLog && point.value !== '' && <TrendPanel point={point} {...trend} />}
      {mayLog && <LastValues point={point} />}
      <Acts point={point} mayLog={mayLog} />
    </section>
  )
}

/** What its value means, or when it was heard last. */
function BesideValue({ point }: { point: AlarmPoint }) {
  const t = useTexts('buildingViewPage')
  const condition = conditionOf(point)
  if (condition === 'abnormal') return <span>{point.meaning}</span>
  if (condition !== 'lost') return <PointStatus point={point} />
  return (
    <span>{point.heardAt && t('lostValue', { value: valueOf(point), time: speakTime(point.heardAt) })}</span>
  )
}

function limitsOf(
  { lowLimit: low, highLimit: high, unit, heardAt }: AlarmPoint,
  t: ReturnType<typeof useTexts<'buildingViewPage'>>,
): string {
  if (low && high) return t('range', { low, high: valueOf({ value: high, unit }) })
  if (low) return t('rangeLow', { low: valueOf({ value: low, unit }) })
  if (high) return t('rangeHigh', { high: valueOf({ value: high, unit }) })
  return heardAt ? t('heard', { time: speakTime(heardAt) }) : ''
}

function LastValues({ point }: { point: AlarmPoint }) {
  const t = useTexts('buildingViewPage')
  const asked = useQuery(lastValuesQuery(point.pointId))
  return (
    <div className="bv-values">
      <p className="bv-values-head">
        <b>{t('lastValues')}</b>
        <Link className="lb-link" to={logPath as string} search={{ point: point.pointId } as never}>
          {t('log')}
        </Link>
      </p>
      <Loaded
        of={asked}
        failed={t('logFailed')}
        skeleton={[110, 80, '1fr']}
        rows={3}
        empty={<p className="lb-quiet bv-none">{t('noLog')}</p>}
      >
        {(values) => (
          <table className="lb-table" aria-label={t('lastValues')}>
            <thead>
              <tr>
                <th>{t('at')}</th>
                <th data-align="end">{t('value')}</th>
                <th>{t('state')}</th>
              </tr>
            </thead>
            <tbody>
              {values.map(({ logId, at, value, unit, status }) => (
                <tr key={logId}>
                  <td>{speakTime(at)}</td>
                  <td data-align="end">{value && valueOf({ value, unit })}</td>
                  <td>{t(status === 'Abnormal' ? 'stateAbnormal' : 'stateNormal')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Loaded>
    </div>
  )
}

function Acts({ point, mayLog }: { point: AlarmPoint; mayLog: boolean }) {
  const t = useTexts('buildingViewPage')
  const goTo = useNavigate()
  const allowed = useAllowed()
  const [asking, setAsking] = useState<'silence' | 'maintain'>()
  const maySilence = allowed([{ can: 'alarmPoints.silence' }]).length > 0
  const close = () => setAsking(undefined)
  useHotKey('Alt+9', 'buildingViewPage:maintain', () => setAsking('maintain'), { enabled: maySilence })
  const { place } = point
  return (
    <div className="bv-acts">
      {isTrouble(point) && allowed([{ can: 'alarmEvents.view' }]).length > 0 && (
        <Button
          type="primary"
          icon={<Icon name="siren" />}
          onClick={() => void goTo({ href: `${eventsPath}?${new URLSearchParams({ text: place })}` })}
        >
          {t('alarm')}
        </Button>
      )}
      {maySilence && (
        <>
          <Button onClick={() => setAsking('maintain')}>
            {t('maintain')} <Key keys="Alt 9" />
          </Button>
          <Button onClick={() => setAsking('silence')}>{t('silence')}</Button>
        </>
      )}
      {mayLog && allowed([{ can: 'alarmEvents.test' }]).length > 0 && <TestAct point={point} />}
      {asking === 'silence' && <SilenceDialog point={point} onClose={close} />}
      {asking === 'maintain' && <MaintenanceDialog point={point} onClose={close} />}
    </div>
  )
}

/** Says of the point that it is abnormal, or normal again, as a test (R219): whoever is on duty hears it as any other. */
function TestAct({ point }: { point: AlarmPoint }) {
  const t = useTexts('buildingViewPage')
  const queries = useQueryClient()
  const act = useAsked(() => queries.invalidateQueries({ queryKey: ['alarmPoints'] }))
  const { pointId, place } = point
  const newest = useQuery(lastValuesQuery(pointId)).data?.[0]
  const isOver = point.status === 'Abnormal'
  // What is really abnormal is not said to be normal by a test.
  if (isOver && !newest?.isTest) return null
  return (
    <Button
      loading={act.busy}
      onClick={() =>
        void act.submit({
          ask: isOver ? undefined : { title: t('testTitle', { place }), text: t('testText'), ok: t('test') },
          work: (retry) =>
            events.mockLog({ pointIds: [pointId], status: isOver ? 'Normal' : 'Abnormal' }, retry),
          done: t(isOver ? 'testedNormal' : 'tested'),
        })
      }
    >
      {t(isOver ? 'testNormal' : 'test')}
    </Button>
  )
}
