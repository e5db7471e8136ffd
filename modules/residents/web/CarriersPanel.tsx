import { useQuery } from '@tanstack/react-query'
import { households } from '#modules/households/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Panel } from '#platform/web/look/Panel.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import { speakDate } from '#platform/web/look/speak-time.ts'

const api = client(households)

/** The cards and phones of a household. */
export function CarriersPanel({ householdId }: { householdId: string }) {
  const t = useTexts('householdHome')
  const { data, isError, refetch } = useQuery({
    queryKey: ['residents', 'carriers', householdId],
    queryFn: async () => (await api.getHousehold({ householdId })).data,
    retry: false,
    refetchOnWindowFocus: false,
  })
  useChanges(['activation.'], () => void refetch())
  return (
    <Panel title={t('carriers')} pad="plain">
      {!data && isError && (
        <p className="lb-quiet">
          {t('carriersFailed')}{' '}
          <button type="button" className="lb-link" onClick={() => void refetch()}>
            {t('again')}
          </button>
        </p>
      )}
      {!data && !isError && <SkeletonRows columns={[120, 160]} rows={2} />}
      {data && (
        <>
          {data.cards.length === 0 && <p className="lb-faint">{t('noCards')}</p>}
          <ul className="hd-vehicles">
            {data.cards.map((card) => (
              <li key={card.id} className={card.isDisabled ? 'lb-faint' : undefined}>
                <span>{card.isDisabled ? t('disabledCard', { code: card.cardCode }) : card.cardCode}</span>
                <span className="lb-14 lb-quiet lb-end">{t('cards')}</span>
              </li>
            ))}
          </ul>
          {data.phones.length === 0 && <p className="lb-faint">{t('noPhones')}</p>}
          <ul className="hd-vehicles">
            {data.phones.map((phone) => (
              <li key={phone.id}>
                <b>{phone.residentName}</b>
                <span className="lb-14 lb-quiet">{t('phoneEnd', { end: phone.serialEnd })}</span>
                <span className="lb-14 lb-quiet lb-end">{speakDate(phone.boundAt)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}
