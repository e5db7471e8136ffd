import './page-texts.ts'
import './facility.css'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState } from 'react'
import { dayAfter, daysBetween } from '#platform/contract/days.ts'
import { dayOf, taipei } from '#platform/contract/taipei.ts'
import type { Facility } from '#modules/everyday/facilities/contract.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { WeekBooking } from '../contract.ts'
import { OpenBooking } from './BookingPanel.tsx'
import { BookPanel } from './BookPanel.tsx'
import { ClosureLines } from './ClosureLines.tsx'
import { DayZoom } from './DayZoom.tsx'
import { reservationPath } from '#modules/everyday/facility-paths.ts'
import { useBookingChanges, useFacilities, useWeek } from './queries.ts'
import { facilityWeekRoute } from './screens.ts'
import { SlotBookings } from './SlotBookings.tsx'
import type { Chosen } from './SlotStrip.tsx'
import { useSpoken } from './use-spoken.ts'
import { WaitingPanel } from './WaitingPanel.tsx'
import { WeekActs } from './WeekActs.tsx'
import { type Place, WeekGrid } from './WeekGrid.tsx'
import { slotViews, type Week } from './week-model.ts'

const ClosureDialog = lazy(async () => ({ default: (await import('./ClosureDialog.tsx')).ClosureDialog }))

/** Facilities by days: who has what, what is free, and booking it by mouse, touch or keys. */
export function WeekPage() {
  const t = useTexts('facilityPage')
  const title = useTexts('facilityBookings')('week')
  const search = facilityWeekRoute.useSearch()
  const goTo = useNavigate()
  const today = dayOf(new Date(useMinute()))
  const from = search.from ?? today
  const facilities = useFacilities()
  const week = useWeek(from)
  useBookingChanges()
  const put = (next: Partial<typeof search>) =>
    void goTo({ to: reservationPath, search: { ...search, ...next }, replace: true, resetScroll: false })
  const turn = (by: number) => {
    const next = dayAfter(from, 7 * by)
    put({ from: next === today ? undefined : next, day: next })
  }
  useHotKey('Alt+0', 'facilityPage:today', () => put({ from: undefined, day: undefined }))
  return (
    <div className="lb-page">
      <div className="lb-page-head">
        <h1>{title}</h1>
        <span className="lb-line lb-gap-8">
          <button
            type="button"
            className="lb-icon-button"
            aria-label={t('previous')}
            onClick={() => turn(-1)}
          >
            <Icon name="left" />
          </button>
          <Range from={from} />
          <button type="button" className="lb-icon-button" aria-label={t('next')} onClick={() => turn(1)}>
            <Icon name="right" />
          </button>
        </span>
        <WeekActs />
      </div>
      <Loaded
        of={facilities}
        failed={t('failed')}
        skeleton={[132, '1fr', 364]}
        rows={8}
        empty={<EmptyState icon="calendar" title={t('none')} text={t('noneText')} />}
      >
        {(all) => (
          <Loaded of={week} failed={t('failed')} skeleton={[132, '1fr', 364]} rows={8}>
            {(shown) => (
              <Body
                key={from}
                facilities={all}
                week={shown}
                from={from}
                place={{ facilityId: search.facility ?? '', day: search.day ?? from }}
                onPlace={({ facilityId, day }) => put({ facility: facilityId, day })}
                onTurn={turn}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </div>
  )
}

function Range({ from }: { from: string }) {
  const t = useTexts('facilityPage')
  const at = (day: string) => {
    const { month, day: date } = taipei(new Date(`${day}T00:00:00+08:00`))
    return `${month}/${date}`
  }
  return <span className="lb-nowrap">{t('range', { from: at(from), to: at(dayAfter(from, 6)) })}</span>
}

interface BodyProps {
  facilities: readonly Facility[]
  week: Week
  from: string
  place: Place
  onPlace: (place: Place) => void
  onTurn: (by: number) => void
}

function Body({ facilities, week, from, place, onPlace, onTurn }: BodyProps) {
  const t = useTexts('facilityPage')
  const spoken = useSpoken()
  const now = new Date(useMinute())
  const allowed = useAllowed()
  const mayHandle = allowed([{ can: 'facilityBookings.handle' }]).length > 0
  const mayClose = allowed([{ can: 'facilityBookings.close' }]).length > 0
  const [chosen, setChosen] = useState<Chosen>()
  const [openId, setOpenId] = useState<string>()
  const [isClosing, setClosing] = useState(false)
  const strip = useRef<{ focus: () => void }>(null)
  const grid = useRef<HTMLDivElement>(null)
  const zoom = useRef<HTMLDivElement>(null)
  const days = Array.from({ length: 7 }, (_, nth) => dayAfter(from, nth))
  const inWeek = daysBetween(from, place.day) >= 0 && daysBetween(from, place.day) < 7
  const day = inWeek ? place.day : from
  const facility = facilities.find(({ facilityId }) => facilityId === place.facilityId) ?? facilities[0]
  const isChosen = chosen !== undefined || openId !== undefined
  useHotKey(
    'Esc',
    'facilityPage:unchoose',
    () => {
      setChosen(undefined)
      setOpenId(undefined)
    },
    { enabled: isChosen && !isClosing },
  )
  if (!facility) return null
  const slots = slotViews(facility, day, week, now)
  const [first, last] = [slots[chosen?.first ?? -1], slots[chosen?.last ?? -1]]
  const open = week.bookings.find(({ bookingId }) => bookingId === openId)
  const several = first === last ? (first?.bookings ?? []) : []
  const choose = (next: Chosen | undefined, booking?: WeekBooking) => {
    setChosen(next)
    setOpenId(booking && next?.first === next?.last ? booking.bookingId : undefined)
  }
  return (
    <div className="fb-body">
      <Panel>
        <div ref={grid}>
          <WeekGrid
            facilities={facilities}
            days={days}
            week={week}
            now={now}
            chosen={{ facilityId: facility.facilityId, day }}
            onChoose={(next) => {
              choose(undefined)
              onPlace(next)
              // On a phone its slots are below.
              zoom.current?.scrollIntoView({ block: 'nearest' })
            }}
            onTurn={onTurn}
            onEnter={() => strip.current?.focus()}
          />
        </div>
        <div ref={zoom}>
          <DayZoom
            facility={facility}
            day={day}
            slots={slots}
            chosen={chosen}
            onChoose={choose}
            onLeave={() => grid.current?.querySelector<HTMLElement>('[aria-current]')?.focus()}
            onClose={mayClose ? () => setClosing(true) : undefined}
            strip={strip}
          />
        </div>
        <ClosureLines
          closures={week.closures.filter((one) => one.facilityId === facility.facilityId)}
          mayOpen={mayClose}
        />
      </Panel>
      <aside className="fb-side">
        {!open && several.length > 0 && (
          <SlotBookings bookings={several} onOpen={({ bookingId }) => setOpenId(bookingId)} />
        )}
        {open && (
          <OpenBooking
            bookingId={open.bookingId}
            mayHandle={mayHandle}
            onClose={() => setOpenId(undefined)}
          />
        )}
        {mayHandle && first && last && first.state !== 'past' && (
          <BookPanel
            key={`${facility.facilityId} ${day}`}
            facility={facility}
            day={day}
            from={first.from}
            until={last.until}
            state={first.state}
            onDone={() => choose(undefined)}
          />
        )}
        {!open && !(mayHandle && first && first.state !== 'past') && (
          <Panel title={t('newBooking')} summary={`${facility.name}，${spoken.day(day)}`} pad="plain">
            <p className="lb-quiet">{t('chooseSlot')}</p>
          </Panel>
        )}
        <WaitingPanel
          facilities={facilities}
          bookings={week.bookings}
          now={now}
          onOpen={({ bookingId }) => setOpenId(bookingId)}
        />
      </aside>
      <Suspense fallback={null}>
        {isClosing && <ClosureDialog facility={facility} day={day} onClose={() => setClosing(false)} />}
      </Suspense>
    </div>
  )
}
