import type { KeyboardEvent, ReactNode } from 'react'
import { inRow } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { MenuItem } from '#platform/web/look/Menu.tsx'
import { MoreMenu } from '#platform/web/look/MoreMenu.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import { cardEnd } from '../card-end.ts'
import type { HouseholdActivation, HouseholdCard, HouseholdPhone } from '../contract.ts'
import type { CardAct, PhoneAct } from './CarrierDialogs.tsx'

interface RowProps<Act> {
  household: HouseholdActivation
  mayChange: boolean
  onAsk: (act: Act) => void
}

interface CarrierRowProps extends Pick<RowProps<never>, 'mayChange'> {
  icon: 'card' | 'phone'
  isOff?: boolean
  /** What it is called, for the menu of what is done rarely. */
  name: string
  bound: Pick<HouseholdCard, 'boundAt' | 'boundBy'>
  /** Its act that stands there for all to see. */
  act?: ReactNode
  more: readonly (MenuItem | false)[]
  /** Below it: who else has it. */
  below?: ReactNode
  children: ReactNode
}

/** What opens a household: what it is, whose, since when, and its acts; what is done rarely stands behind the dots. */
function CarrierRow(props: CarrierRowProps) {
  const { mayChange, icon, isOff, name, bound, act, more, below, children } = props
  const t = useTexts('carriers')
  return (
    <li className={`cr-row${isOff ? ' cr-off' : ''}`}>
      <Icon name={icon} />
      <div className="cr-what lb-line lb-rows-4 lb-wrap">
        {children}
        <span
          className="lb-14 lb-quiet lb-end"
          title={`${writeTime(bound.boundAt)} ${t('boundBy', { when: '', who: bound.boundBy }).trim()}`}
        >
          {t('boundAt', { when: speakTime(bound.boundAt) })}
        </span>
      </div>
      {mayChange && (
        <div className="cr-acts">
          {act}
          <MoreMenu label={t('more', { name })} items={more.filter((item) => item !== false)} />
        </div>
      )}
      {below}
    </li>
  )
}

interface CardRowProps extends RowProps<CardAct> {
  card: HouseholdCard
  /** The key that reports a card lost leads here. */
  isFirst: boolean
}

/** ↓ and ↑ go to the same act of the next and the former card. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  event.preventDefault()
  lostButtons()[lostButtons().indexOf(event.currentTarget) + step]?.focus()
}

/** The buttons that report one of the cards lost, in their order. */
export const lostButtons = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.cr .cr-lost')]

/** One card: its end, how it stands, who carries it, who else has it, and its acts. */
export function CardRow({ card, isFirst, household, mayChange, onAsk }: CardRowProps) {
  const t = useTexts('carriers')
  const { cardCode, state, otherLabels, residentName } = card
  const end = cardEnd(cardCode)
  const isActive = state === 'active'
  const item = (act: CardAct, label: string): MenuItem => ({ key: act, label, act: () => onAsk(act) })
  return (
    <CarrierRow
      mayChange={mayChange}
      icon="card"
      isOff={!isActive}
      name={end}
      bound={card}
      act={
        <Button
          size="small"
          className={isActive ? 'cr-lost' : ''}
          data-card={card.cardId}
          aria-keyshortcuts={isFirst ? 'Alt+L' : undefined}
          onKeyDown={isActive ? walk : undefined}
          onClick={() => onAsk(isActive ? 'lost' : 'active')}
        >
          {t(isActive ? 'reportLost' : 'enable')} {isFirst && <Key keys="Alt L" />}
        </Button>
      }
      more={[
        isActive && item('disabled', t('disable')),
        household.residents.length > 0 && item('holder', t('changeHolder')),
        item('unbind', t('unbind')),
      ]}
      below={
        otherLabels.length > 0 && (
          <span className="cr-below lb-14 lb-quiet">{t('alsoOf', { labels: inRow(otherLabels) })}</span>
        )
      }
    >
      <b>{end}</b>
      <span>{residentName || <span className="lb-faint">{t('nobody')}</span>}</span>
      {!isActive && card.stateSince && (
        <Mark kind={state === 'lost' ? 'reminded' : 'plain'}>
          {t('since', { state: t(state), when: speakTime(card.stateSince) })}
        </Mark>
      )}
    </CarrierRow>
  )
}

/** One phone: whose it is, how and when it was bound, and its acts. Only the end of its barcode is shown. */
export function PhoneRow({
  phone,
  household,
  mayChange,
  onAsk,
}: RowProps<PhoneAct> & { phone: HouseholdPhone }) {
  const t = useTexts('carriers')
  const { serialEnd: end, residentName, way } = phone
  const item = (act: PhoneAct, label: string): MenuItem => ({ key: act, label, act: () => onAsk(act) })
  return (
    <CarrierRow
      mayChange={mayChange}
      icon="phone"
      name={`…${end}`}
      bound={phone}
      more={[household.residents.length > 0 && item('holder', t('changeOwner')), item('unbind', t('unbind'))]}
    >
      <b>…{end}</b>
      <span>{residentName || <span className="lb-faint">{t('nobodyOfPhone')}</span>}</span>
      <span className="lb-14 lb-quiet">{t(`way_${way}`)}</span>
    </CarrierRow>
  )
}
