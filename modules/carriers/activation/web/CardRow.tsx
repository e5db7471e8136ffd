import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import type { HouseholdActivation, HouseholdCard } from '../contract.ts'
import type { CardAct } from './CarrierDialogs.tsx'
import { inRow } from '#platform/web/i18n/texts.ts'

export interface CardRowProps {
  household: HouseholdActivation
  card: HouseholdCard
  mayChange: boolean
  onAsk: (act: CardAct) => void
}

/** One card: its code, how it stands, who carries it, who else has it, and its acts. */
export function CardRow({ household, card, mayChange, onAsk }: CardRowProps) {
  const t = useTexts('carriers')
  const { cardCode, state, otherLabels } = card
  return (
    <li className={`cr-row${state === 'active' ? '' : ' cr-off'}`}>
      <Icon name="card" />
      <div className="cr-what">
        <div className="cr-head">
          <b>{cardCode}</b>
          {state !== 'active' && card.stateSince && (
            <Mark kind={state === 'lost' ? 'reminded' : 'plain'}>
              {t('since', { state: t(state), when: speakTime(card.stateSince) })}
            </Mark>
          )}
        </div>
        <span>{card.residentName || <span className="lb-faint">{t('nobody')}</span>}</span>
        <span className="lb-14 lb-quiet" title={writeTime(card.boundAt)}>
          {t('boundBy', { when: speakTime(card.boundAt), who: card.boundBy })}
        </span>
        {otherLabels.length > 0 && (
          <span className="lb-14 lb-quiet">{t('alsoOf', { labels: inRow(otherLabels) })}</span>
        )}
      </div>
      {mayChange && (
        <div className="cr-acts">
          {state === 'active' ? (
            <>
              <Button size="small" onClick={() => onAsk('lost')}>
                {t('reportLost')}
              </Button>
              <Button size="small" onClick={() => onAsk('disabled')}>
                {t('disable')}
              </Button>
            </>
          ) : (
            <Button size="small" onClick={() => onAsk('active')}>
              {t('enable')}
            </Button>
          )}
          {household.residents.length > 0 && (
            <Button size="small" onClick={() => onAsk('holder')}>
              {t('changeHolder')}
            </Button>
          )}
          <Button size="small" onClick={() => onAsk('unbind')}>
            {t('unbind')}
          </Button>
        </div>
      )}
    </li>
  )
}
