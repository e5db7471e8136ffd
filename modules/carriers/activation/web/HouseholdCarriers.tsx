import './activation-texts.ts'
import './carriers.css'
import './household-part-texts.ts'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useContributions } from '#platform/web/frame/contributions.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { HouseholdActivation, HouseholdCard } from '../contract.ts'
import { type Asking, CarrierDialogs } from './CarrierDialogs.tsx'
import { CardRow, lostButtons, PhoneRow } from './CarrierRows.tsx'
import { CarrierTimeline } from './CarrierTimeline.tsx'
import { SerialRow } from './SerialRow.tsx'
import { useActivationEvents, useHouseholdActivation } from './use-activation.ts'

interface HouseholdCarriersProps {
  householdId: string
  /** Tells below what happened to them, where no other part of the page does. */
  withPast?: boolean
  /** A panel of a page, cards beside phones. */
  isPanel?: boolean
}

/** What opens one household, whose it is, and everything that can be done about it. */
export function HouseholdCarriers({ householdId, ...rest }: HouseholdCarriersProps) {
  const t = useTexts('carriers')
  const asked = useHouseholdActivation(householdId)
  useActivationEvents()
  return (
    <Loaded of={asked} failed={t('loadFailed')} skeleton={[80, 200]} rows={6}>
      {(household) => <Carriers household={household} {...rest} />}
    </Loaded>
  )
}

/** The card that somebody looked for and came here by; it has the focus, wherever among the others it stands. */
function useSought(cards: readonly HouseholdCard[]): HouseholdCard | undefined {
  const { hash } = useLocation()
  const sought = cards.find(({ cardId, state }) => cardId === hash && state === 'active')
  const id = sought?.cardId
  useEffect(() => {
    if (id)
      lostButtons()
        .find((button) => button.dataset['card'] === id)
        ?.focus()
  }, [id])
  return sought
}

/** The card behind the one whose act has the focus; the first where none has, or it is the last. */
function nextLost(): HTMLElement | undefined {
  const all = lostButtons()
  return all[all.indexOf(document.activeElement as HTMLElement) + 1] ?? all[0]
}

interface CarriersProps extends Omit<HouseholdCarriersProps, 'householdId'> {
  household: HouseholdActivation
}

function Carriers({ household, withPast, isPanel }: CarriersProps) {
  const t = useTexts('carriers')
  const tp = useTexts('carrierParts')
  const mayChange = useAllowed()([{ can: 'activation.change' }]).length > 0
  const shared = { household, mayChange }
  const [asking, setAsking] = useState<Asking>()
  const { openers } = useContributions()
  const [active, ...others] = household.cards.filter(({ state }) => state === 'active')
  const sought = useSought(household.cards)
  // Of several cards somebody says which one.
  const reportLost = () => {
    const one = sought ?? (others.length === 0 ? active : undefined)
    if (one) setAsking({ card: one, act: 'lost' })
    else nextLost()?.focus()
  }
  useHotKey('Alt+L', 'carriers:reportLost', reportLost, { enabled: mayChange && active !== undefined })
  // Cards, phone barcodes and serial numbers are added by the same dialog as everywhere.
  const add = () => {
    const { householdId, label, residents } = household
    const names = residents.map(({ name }) => name)
    openers
      .find((opener) => opener.name === 'quickActivation')
      ?.open({ household: { householdId, label, names } })
  }
  useHotKey('Alt+O', 'carriers:add', add, { enabled: mayChange })
  const adding = mayChange && (
    <Button className="cr-add" icon={<Icon name="plus" />} aria-keyshortcuts="Alt+O" onClick={add}>
      {t('add')} <Key keys="Alt O" />
    </Button>
  )
  const parts = (
    <div className={`cr${isPanel ? ' cr-beside' : ' lb-stack lb-gap-24'}`}>
      {!isPanel && adding}
      <Part title={t('cards')} count={household.cards.length} none={t('noCards')}>
        {household.cards.map((card) => (
          <CardRow
            key={card.cardId}
            card={card}
            {...shared}
            isFirst={card === (sought ?? active)}
            onAsk={(act) => setAsking({ card, act })}
          />
        ))}
      </Part>
      <Part title={t('phones')} count={household.phones.length} none={t('noPhones')}>
        {household.phones.map((phone) => (
          <PhoneRow
            key={phone.phoneId}
            phone={phone}
            {...shared}
            onAsk={(act) => setAsking({ phone, act })}
          />
        ))}
      </Part>
      {household.serials.length > 0 && (
        <Part title={t('serials')} count={household.serials.length} none="">
          {household.serials.map((serial) => (
            <SerialRow key={serial.serialId} serial={serial} mayChange={mayChange} />
          ))}
        </Part>
      )}
      {withPast && <CarrierTimeline changes={household.changes} />}
      {asking && (
        <CarrierDialogs household={household} asking={asking} onClose={() => setAsking(undefined)} />
      )}
    </div>
  )
  if (!isPanel) return parts
  return (
    <Panel title={tp('title')} extra={adding} pad="plain">
      {parts}
    </Panel>
  )
}

interface PartProps {
  title: string
  count: number
  none: string
  children: ReactNode
}

function Part({ title, count, none, children }: PartProps) {
  return (
    <section>
      <h3>
        {title}
        {count > 0 && <b>{count}</b>}
      </h3>
      {count > 0 ? <ul>{children}</ul> : <p className="lb-faint">{none}</p>}
    </section>
  )
}
