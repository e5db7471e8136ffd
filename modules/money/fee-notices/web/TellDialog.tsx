import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import type { WhoIsTold } from '../contract.ts'
import { NoticeBox, NoticeFoot } from './NoticeBox.tsx'
import { feeNoticesApi, providerHere, whoIsToldQuery } from './queries.ts'
import { useTell } from './use-tell.ts'

/** Which bills are meant: those that are named, or all of a run. */
export interface Meant {
  billBulkId: string
  billIds?: readonly string[]
}

/** Tells of ticked bills: who is told and who is not, and why, is said before. */
export function TickedNotice(meant: Meant) {
  return <NoticeBox can="feeNotices.send">{(close) => <TellMany {...meant} onClose={close} />}</NoticeBox>
}

/** Who would be told and who not, and the telling itself. */
export function TellMany({ onClose, ...meant }: Meant & { onClose: () => void }) {
  const t = useTexts('feeNoticesPage')
  const asked = useQuery(whoIsToldQuery(meant))
  const billIds = asked.data?.told ?? []
  const { busy, submit } = useTell(async (retry) => {
    const answer = await feeNoticesApi.tellManyAgain(
      { billBulkId: meant.billBulkId, billIds, ...providerHere() },
      retry,
    )
    onClose()
    return answer
  })
  return (
    <>
      <div className="fn-body">
        <Loaded of={asked} failed={t('whoFailed')} skeleton={[140, '1fr']} rows={4}>
          {(who) => <Who {...who} />}
        </Loaded>
      </div>
      <NoticeFoot
        label={billIds.length > 0 ? t('tellMany', { count: billIds.length }) : undefined}
        busy={busy}
        onTell={() => void submit()}
        onClose={onClose}
      />
    </>
  )
}

function Who({ told, households, left, leftCount }: WhoIsTold) {
  const t = useTexts('feeNoticesPage')
  return (
    <>
      <p aria-live="polite">
        <b>{told.length > 0 ? t('whoTold', { count: told.length, households }) : t('whoNobody')}</b>
        <br />
        <span className="lb-14 lb-quiet">{t('whoText')}</span>
      </p>
      {leftCount > 0 && (
        <section aria-label={t('whoLeft', { count: leftCount })}>
          <h3 className="lb-amber">{t('whoLeft', { count: leftCount })}</h3>
          <ul className="fn-list">
            {left.map(({ billId, number, label, why }) => (
              <li key={billId}>
                <b>{label}</b>
                <span className="lb-quiet">{t(`why_${why}`)}</span>
                <span className="lb-14 lb-quiet">{number}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="lb-14 lb-quiet">{t('pause')}</p>
    </>
  )
}
