import './duty-texts.ts'
import './visitors-duty.css'
import { sentencesOf } from '#platform/web/calls/sentence.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
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
  const { data, error } = inside
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
      {!data && !error && <SkeletonRows columns={['1fr', 64]} rows={4} />}
      {!data && error && (
        <ErrorState
          title={t('failed')}
          text={sentencesOf(error, t('failedText'))}
          retry={() => void inside.refetch()}
        />
      )}
      {data?.total === 0 && <p className="vt-none lb-quiet">{t('none')}</p>}
      {data && data.total > 0 && (
        <ul>
          {data.rows.map((one) => (
            <DutyRow key={one.visitorId} one={one} now={now} mayHandle={mayHandle} />
          ))}
          {moreInside > 0 && (
            <li className="vt-more lb-14 lb-quiet">{t('insideMore', { count: moreInside })}</li>
          )}
        </ul>
      )}
      {awaited && awaited.pagination.total > 0 && (
        <>
          <h3 className="vt-head">
            {t('awaited')} <b>{awaited.pagination.total}</b>
          </h3>
          <ul>
            {awaited.data.map((one) => (
              <AwaitedRow key={one.visitorId} one={one} now={now} mayHandle={mayHandle} />
            ))}
            {moreAwaited > 0 && (
              <li className="vt-more lb-14 lb-quiet">{t('awaitedMore', { count: moreAwaited })}</li>
            )}
          </ul>
        </>
      )}
    </Panel>
  )
}
