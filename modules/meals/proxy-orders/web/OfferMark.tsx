import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { Offer } from '../shapes.ts'

/** Where an offer stands: open, ordered, so many wait, all fetched, called off. */
export function OfferMark({ of: { state, waiting } }: { of: Offer }) {
  const t = useTexts('proxyOffers')
  if (state === 'arrived')
    return waiting > 0 ? (
      <Mark kind="reminded">{t('waiting', { count: waiting })}</Mark>
    ) : (
      <Mark kind="done">{t('fetched')}</Mark>
    )
  return <Mark kind={state === 'open' ? 'plain' : 'waiting'}>{t(state)}</Mark>
}
