import type { Ref } from 'react'
import type { Facility } from '#modules/everyday/facilities/contract.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import type { WeekBooking } from '../contract.ts'
import { type Chosen, SlotStrip } from './SlotStrip.tsx'
import { useSpoken } from './use-spoken.ts'
import { type SlotView, spokenHours } from './week-model.ts'

interface DayZoomProps {
  facility: Facility
  day: string
  slots: readonly SlotView[]
  chosen: Chosen | undefined
  onChoose: (chosen: Chosen | undefined, booking?: WeekBooking) => void
  onLeave: () => void
  /** Closes the facility; absent for who may not. */
  onClose: (() => void) | undefined
  strip: Ref<{ focus: () => void }>
}

/** The chosen day of a facility, slot by slot. */
export function DayZoom({ facility, day, slots, chosen, onChoose, onLeave, onClose, strip }: DayZoomProps) {
  const t = useTexts('facilityPage')
  const spoken = useSpoken()
  const { name, mostSlots, cleaningMinutes, draw } = facility
  return (
    <section className="fb-zoom" aria-label={`${name} ${spoken.day(day)}`}>
      <div className="lb-line lb-wrap lb-baseline lb-gap-12">
        <h2 className="lb-20">{name}</h2>
        <span>{spoken.day(day)}</span>
        <span className="lb-14 lb-quiet">
          {slots.length ? t('openHours', { hours: spokenHours(facility, day) }) : t('closedAllDay')}
          {cleaningMinutes > 0 && `，${t('cleaning', { minutes: cleaningMinutes })}`}
        </span>
        <span className="lb-end lb-line lb-gap-12">
          {draw && <span className="lb-14 lb-quiet">{t('legend')}</span>}
          {onClose && (
            <Button size="small" onClick={onClose}>
              {t('close')}
            </Button>
          )}
        </span>
      </div>
      <SlotStrip
        ref={strip}
        slots={slots}
        mostSlots={mostSlots}
        chosen={chosen}
        onChoose={onChoose}
        onLeave={onLeave}
      />
      <div className="fb-keys lb-14 lb-quiet">
        <Key keys="↑" /> <Key keys="↓" />
        <span>{t('keysFacility')}</span>
        <Key keys="←" /> <Key keys="→" />
        <span>{t('keysDay')}</span>
        <Key keys="Enter" />
        <span>{t('keysEnter')}</span>
        <Key keys="Shift →" />
        <span>{t('keysLonger')}</span>
        <Key keys="Ctrl Enter" />
        <span>{t('keysConfirm')}</span>
      </div>
    </section>
  )
}
