import './duty-texts.ts'
import './visitors-duty.css'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { AwaitedRow } from './AwaitedRow.tsx'
import { DutyRow } from './DutyRow.tsx'
import { openCurrentVisitors } from './public.ts'
import { useDuty } from './use-duty.ts'

/** The duty board's panel of visitors: who is inside, the longest first, and who is awaited today. */
export function VisitorsDuty() {
  const t = useTexts('visitorsDuty')
  const now = useMinute()
  const mayHandle = useAllowed()([{ can: 'visitors.handle' }]).length > 0
  const { inside, people, awaited } = useDuty()
  const { data } = inside
  const moreInside = data ? data.total - data.rows.length : 0
  const moreAwaited = awaited ? awaited.pagination.total - awaited.data.length : 0
  return (
    <Panel
      title={t('title')}
      number={data?.total}
      summary={people !== undefined && people > 0 && t('people', { count: people })}
      extra={
        <button type="button" className="lb-link" onClick={openCurrentVisitors}>
          {t('all')}
        </button>
      }
      className="vt"
    >
      <Loaded
        of={inside}
        failed={t('failed')}
        failedText={t('failedText')}
        skeleton={['1fr', 64]}
        rows={4}
        empty={<p className="vy-none lb-quiet">{t('none')}</p>}
        isEmpty={({ total }) => total === 0}
      >
        {(data) => (
          <ul>
            {data.rows.map((row) => (
              <DutyRow key={row.visitorId} one={row} now={now} mayHandle={mayHandle} />
            ))}
            {moreInside > 0 && (
              <li className="vy-more lb-14 lb-quiet">{t('insideMore', { count: moreInside })}</li>
            )}
          </ul>
        )}
      </Loaded>
      {awaited && awaited.pagination.total > 0 && (
        <>
          <h3 className="vy-head">
            {t('awaited')} <b>{awaited.pagination.total}</b>
          </h3>
          <ul>
            {awaited.data.map((row) => (
              <AwaitedRow key={row.visitorId} one={row} now={now} mayHandle={mayHandle} />
            ))}
            {moreAwaited > 0 && (
              <li className="vy-more lb-14 lb-quiet">{t('awaitedMore', { count: moreAwaited })}</li>
            )}
          </ul>
        </>
      )}
    </Panel>
  )
}
