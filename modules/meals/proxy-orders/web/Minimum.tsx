import { showMoney } from '#platform/contract/show-money.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Offer } from '../shapes.ts'

/** How far an offer is from its minimum, as a bar and in words; without one what was ordered. */
export function Minimum({ of: { minimumKind, minimum, quantity, amount } }: { of: Offer }) {
  const t = useTexts('proxyOffers')
  if (minimumKind === 'none') return t('pieces', { count: quantity })
  const isMoney = minimumKind === 'amount'
  const have = isMoney ? amount : quantity
  const show = (value: number) => (isMoney ? showMoney(value) : String(value))
  return (
    <span className="po-minimum">
      <progress className="lb-bar" aria-hidden="true" max={minimum} value={Math.min(have, minimum)} />
      <span className="lb-14">
        {have < minimum
          ? t(isMoney ? 'moneyLacks' : 'piecesLack', {
              have: show(have),
              least: show(minimum),
              rest: show(minimum - have),
            })
          : t(isMoney ? 'moneyReached' : 'piecesReached', { have: show(have), least: show(minimum) })}
      </span>
    </span>
  )
}
