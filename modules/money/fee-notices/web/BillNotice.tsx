import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { BillNotices } from '../contract.ts'
import { NoticeBox, NoticeFoot } from './NoticeBox.tsx'
import { feeNoticesApi, providerHere, useBillNotices } from './queries.ts'
import { useTell } from './use-tell.ts'

interface Place {
  billBulkId: string
  billId: string
}

/** Who was told of a bill, when and by which channel; and telling them again. */
export function BillNotice(place: Place) {
  return <NoticeBox>{(close) => <Told {...place} onClose={close} />}</NoticeBox>
}

function Told({ onClose, ...place }: Place & { onClose: () => void }) {
  const t = useTexts('feeNoticesPage')
  const asked = useBillNotices(place.billBulkId, place.billId)
  const { busy, submit } = useTell((retry) => feeNoticesApi.tellAgain({ ...place, ...providerHere() }, retry))
  return (
    <>
      <div className="fn-body">
        <Loaded
          of={asked}
          failed={t('failed')}
          skeleton={[140, '1fr', 90]}
          rows={3}
          isEmpty={(data) => data.asked.length === 0}
          empty={<p className="lb-quiet">{t('never')}</p>}
        >
          {(notices) => <Lists {...notices} />}
        </Loaded>
        <p className="lb-14 lb-quiet">{t('pause')}</p>
      </div>
      <NoticeFoot label={t('again')} busy={busy} onTell={() => void submit()} onClose={onClose} />
    </>
  )
}

function Lists({ asked, messages }: BillNotices) {
  const t = useTexts('feeNoticesPage')
  // Channels and states of persons' ways do not occur: a bill is told of by machines alone.
  const said = (part: 'channel' | 'state', name: string) => t(`${part}_${name}` as 'channel_line')
  return (
    <>
      <ul className="fn-list">
        {asked.map(({ noticeId, at, isAgain, by, outcome }) => (
          <li key={noticeId}>
            <span>{speakTime(at)}</span>
            <span className="lb-quiet">{isAgain ? t('byAgain', { who: by }) : t('byIssue')}</span>
            <Mark kind={outcome === 'told' ? 'done' : outcome === 'waiting' ? 'plain' : 'reminded'}>
              {t(`outcome_${outcome}`)}
            </Mark>
          </li>
        ))}
      </ul>
      {messages.length > 0 && (
        <>
          <h3>{t('messages')}</h3>
          <ul className="fn-list">
            {messages.map(({ deliveryId, at, recipient, channel, address, state, sentAt, problem }) => (
              <li key={deliveryId}>
                <span>{speakTime(sentAt ?? at)}</span>
                <span>
                  {recipient}　{said('channel', channel)} <span className="lb-quiet">{address}</span>
                  {problem && <span className="fn-problem lb-14">{problem}</span>}
                </span>
                <Mark kind={state === 'sent' ? 'done' : state === 'givenUp' ? 'reminded' : 'plain'}>
                  {said('state', state)}
                </Mark>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
