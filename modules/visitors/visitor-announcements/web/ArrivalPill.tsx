import './notice-texts.ts'
import './arrival-notices.css'
import { useState } from 'react'
import { Slot } from '#platform/web/frame/Slot.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Floating } from '#platform/web/look/Floating.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { ArrivalList } from './ArrivalList.tsx'
import { type Arrivals, useArrivals } from './use-arrivals.ts'

const opener = 'arrivals'

/** Who stands at the door, on every other page: a word in the footer, where it lies on nothing; pressed it opens. */
export function ArrivalPill() {
  const t = useTexts('arrivalNotices')
  const arrivals = useArrivals()
  const [isOpen, setOpen] = useState(false)
  const [first] = arrivals.shown
  if (!first) return null
  const count = arrivals.shown.length
  const who = first.guestName || t('somebody')
  const close = () => setOpen(false)
  // What is confirmed leads to another page, which nothing covers.
  const leading: Arrivals = {
    ...arrivals,
    confirm: (guest) => {
      close()
      arrivals.confirm(guest)
    },
  }
  return (
    <>
      <Slot name="arrivals">
        <button
          type="button"
          className="an-pill"
          data-opens={opener}
          aria-expanded={isOpen}
          aria-label={t('unfold', { count })}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="bell" /> {t('title')} <b>{count}</b>
          <span className="an-first">
            {first.label ? <HouseholdName label={first.label} names={who} /> : who}
          </span>
        </button>
        <span className="lb-sr" role="status">
          {t('atDoor', { who, count })}
        </span>
      </Slot>
      {isOpen && (
        <Floating of={opener} role="dialog" label={t('title')} className="an-over" close={close}>
          {/* Whoever opened it by keyboard goes on in it. */}
          <div tabIndex={-1} ref={(element) => element?.focus()}>
            <ArrivalList arrivals={leading} onFold={close} />
          </div>
        </Floating>
      )}
    </>
  )
}
