import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { toldQuery } from './paid-query.ts'

/** To whom a payment's answer was sent; nothing where it was sent to nobody. */
export function PaidTold({ paymentId }: { paymentId: string }) {
  const t = useTexts('paidPage')
  const { data = [] } = useQuery(toldQuery(paymentId))
  if (!data.length) return null
  return (
    <section className="pd-why" aria-label={t('toldList')}>
      <h3>{t('toldList')}</h3>
      <ul className="lb-divided">
        {data.map(({ deliveryId, at, sentAt, recipient, channel, address, state, problem, by }) => (
          <li key={deliveryId} className="lb-line lb-wrap">
            <span>{speakTime(sentAt ?? at)}</span>
            <span>
              {recipient || t('toldHome')}　{t(`toldBy_${channel}`)}{' '}
              <span className="lb-quiet">{address}</span>
            </span>
            <Mark kind={state === 'sent' ? 'done' : state === 'givenUp' ? 'reminded' : 'plain'}>
              {t(`told_${state}`)}
            </Mark>
            {problem && <span className="lb-14 lb-amber">{problem}</span>}
            <span className="lb-14 lb-quiet lb-end">{by}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
