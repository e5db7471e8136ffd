import { type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { WeekBooking } from '../contract.ts'
import type { SlotView } from './week-model.ts'

/** A household's label, which may go on in the next line behind its tower. */
const broken = (label: string) => {
  const [tower, ...rest] = label.split('-')
  return rest.length ? (
    <>
      {tower}-<wbr />
      <span className="lb-nowrap">{rest.join('-')}</span>
    </>
  ) : (
    label
  )
}

/** What is chosen of a day: the first and the last of its slots. */
export interface Chosen {
  first: number
  last: number
}

interface SlotStripProps {
  slots: readonly SlotView[]
  mostSlots: number
  chosen: Chosen | undefined
  /** `booking`: what is there already, of the slot that was chosen. */
  onChoose: (chosen: Chosen | undefined, booking?: WeekBooking) => void
  /** Back to the week. */
  onLeave: () => void
  ref?: Ref<{ focus: () => void }>
}

/** What can be booked together with the first one: slots of one state without a gap, at most so many. */
export function reach(slots: readonly SlotView[], first: number, wanted: number, mostSlots: number): number {
  let last = first
  while (last < wanted && last - first + 1 < mostSlots) {
    const [here, next] = [slots[last], slots[last + 1]]
    if (!here || !next || next.from !== here.until || next.state !== here.state) break
    last++
  }
  return last
}

/** The slots of a day. One presses or touches one, draws over several, touches the next one for longer; arrows walk and Shift with one makes it longer. */
export function SlotStrip({ slots, mostSlots, chosen, onChoose, onLeave, ref }: SlotStripProps) {
  const t = useTexts('facilityPage')
  const place = useRef<HTMLDivElement>(null)
  const anchor = useRef<number>(undefined)
  const at = (nth: number) => place.current?.querySelector<HTMLElement>(`[data-nth="${nth}"]`)
  const entry =
    chosen?.last ??
    Math.max(
      0,
      slots.findIndex(({ state }) => state === 'free'),
    )
  useImperativeHandle(ref, () => ({ focus: () => at(entry)?.focus() }))

  function choose(first: number, wanted = first) {
    const slot = slots[first]
    if (!slot || slot.state === 'closed') return
    const [booking] = slot.bookings
    onChoose(
      { first, last: reach(slots, first, wanted, mostSlots) },
      slot.left === 0 || slot.state === 'past' ? booking : undefined,
    )
  }

  function press(nth: number) {
    const isNext = chosen && nth === chosen.last + 1 && nth - chosen.first < mostSlots
    if (isNext && reach(slots, chosen.first, nth, mostSlots) === nth) choose(chosen.first, nth)
    else choose(nth)
  }

  function walk(event: KeyboardEvent, nth: number) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (event.key === 'ArrowUp') {
      event.preventDefault()
      onLeave()
    } else if ((event.key === 'Enter' && !event.ctrlKey && !event.metaKey) || event.key === ' ') {
      event.preventDefault()
      choose(nth)
    } else if (by !== undefined) {
      event.preventDefault()
      if (event.shiftKey && chosen) {
        const last = Math.max(chosen.first, reach(slots, chosen.first, chosen.last + by, mostSlots))
        onChoose({ first: chosen.first, last: by < 0 ? Math.max(chosen.first, chosen.last - 1) : last })
      } else at(nth + by)?.focus()
    }
  }

  return (
    <div ref={place} className="fb-strip">
      {slots.map((slot, nth) => {
        const who = slot.bookings.map(({ label }) => label).join('、')
        const { from, until, state, left, reason } = slot
        const isChosen = chosen !== undefined && nth >= chosen.first && nth <= chosen.last
        return (
          <button
            key={from}
            type="button"
            className="fb-slot"
            data-nth={nth}
            data-state={state}
            data-chosen={isChosen ? '' : undefined}
            aria-pressed={isChosen}
            tabIndex={nth === entry ? 0 : -1}
            onPointerDown={({ pointerType }) => {
              anchor.current = pointerType === 'mouse' ? nth : undefined
            }}
            onPointerEnter={({ buttons }) => {
              if (buttons === 1 && anchor.current !== undefined && nth !== anchor.current)
                choose(Math.min(anchor.current, nth), Math.max(anchor.current, nth))
            }}
            onClick={() => press(nth)}
            onKeyDown={(event) => walk(event, nth)}
          >
            <span aria-hidden>{from}</span>
            <span className="lb-sr">{t(`slot_${state}`, { from, until })} </span>
            <span>
              {state === 'draw'
                ? t('draw')
                : state === 'closed'
                  ? reason
                  : who
                    ? broken(who)
                    : state === 'free' && left > 1 && t('left', { count: left })}
            </span>
          </button>
        )
      })}
    </div>
  )
}
