import type { ReactNode } from 'react'
import { inRow } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import type { HouseholdActivation, HouseholdCard, HouseholdPhone } from '../contract.ts'
import type { CardAct, PhoneAct } from './CarrierDialogs.tsx'

interface RowProps<Act> {
  household: HouseholdActivation
  mayChange: boolean
  onAsk: (act: Act) => void
}

interface CarrierRowProps extends RowProps<PhoneAct> {
  icon: 'card' | 'phone'
  isOff?: boolean
  bound: Pick<HouseholdCard, 'boundAt' | 'boundBy'>
  /** What the button says that gives it to somebody else. */
  give: string
  /** Its acts before those that all have. */
  acts?: ReactNode
  /** Below when it was bound. */
  below?: ReactNode
  children: ReactNode
}

/** What opens a household: what it is, how and when it was bound, and its acts. */
function CarrierRow(props: CarrierRowProps) {
  const { household, mayChange, onAsk, icon, isOff, bound, give, acts, below, children } = props
  const t = useTexts('carriers')
  return (
    <li className={`cr-row${isOff ? ' cr-off' : ''}`}>
      <Icon name={icon} />
      <div className="cr-what">
        {children}
        <span className="lb-14 lb-quiet" title={writeTime(bound.boundAt)}>
          {t('boundBy', { when: speakTime(bound.boundAt), who: bound.boundBy })}
        </span>
        {below}
      </div>
      {mayChange && (
        <div className="cr-acts">
          {acts}
          {household.residents.length > 0 && (
            <Button size="small" onClick={() => onAsk('holder')}>
              {give}
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

interface CardRowProps extends RowProps<CardAct> {
  card: HouseholdCard
  /** The key that reports a card lost leads here. */
  isFirst: boolean
}

/** One card: its code, how it stands, who carries it, who else has it, and its acts. */
export function CardRow({ card, isFirst, ...row }: CardRowProps) {
  const t = useTexts('carriers')
  const { cardCode, state, otherLabels } = card
  const act = (to: CardAct, words: 'reportLost' | 'disable' | 'enable', key?: string) => (
    <Button size="small" aria-keyshortcuts={key} onClick={() => row.onAsk(to)}>
      {t(words)} {key && <Key keys={key} />}
    </Button>
  )
  return (
    <CarrierRow
      {...row}
      icon="card"
      isOff={state !== 'active'}
      bound={card}
      give={t('changeHolder')}
      acts={
        state === 'active' ? (
          <>
            {act('lost', 'reportLost', isFirst ? 'Alt+L' : undefined)}
            {act('disabled', 'disable')}
          </>
        ) : (
          act('active', 'enable')
        )
      }
      below={
        otherLabels.length > 0 && (
          <span className="lb-14 lb-quiet">{t('alsoOf', { labels: inRow(otherLabels) })}</span>
        )
      }
    >
      <div className="cr-head lb-line lb-rows-4 lb-wrap">
        <b>{cardCode}</b>
        {state !== 'active' && card.stateSince && (
          <Mark kind={state === 'lost' ? 'reminded' : 'plain'}>
            {t('since', { state: t(state), when: speakTime(card.stateSince) })}
          </Mark>
        )}
      </div>
      <span>{card.residentName || <span className="lb-faint">{t('nobody')}</span>}</span>
    </CarrierRow>
  )
}

/** One phone: whose it is, how and when it was bound, and its acts. Only the end of its barcode is shown. */
export function PhoneRow({ phone, ...row }: RowProps<PhoneAct> & { phone: HouseholdPhone }) {
  const t = useTexts('carriers')
  return (
    <CarrierRow {...row} icon="phone" bound={phone} give={t('changeOwner')}>
      <b>{phone.residentName || t('nobodyOfPhone')}</b>
      <span className="lb-14 lb-quiet">
        {t('phoneEnd', { end: phone.serialEnd })}　{t(`way_${phone.way}`)}
      </span>
    </CarrierRow>
  )
}
