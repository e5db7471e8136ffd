import { type KeyboardEvent, useRef, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useItemKeys } from '#platform/web/input/use-hot-key.ts'
import {
  BoardPicture,
  type Place,
  type Showing,
  useZoneName,
  type Zone,
} from '#modules/boards/boards/web/public.ts'
import { moved, wrongPlace } from './draft.ts'
import type { DraftTools } from './use-draft.ts'
import { useDrag } from './use-drag.ts'

/** As many zones have a key of their own: Alt 9 shows the board. */
export const itemKeys = 8

interface CanvasProps {
  tools: DraftTools
  showing: Showing
  mayEdit: boolean
}

/** The board as it is put together: zones are chosen, moved and sized with the pointer or by keys. */
export function Canvas({ tools, showing, mayEdit }: CanvasProps) {
  const { draft, choose } = tools
  const [said, setSaid] = useState('')
  const canvas = useRef<HTMLDivElement>(null)
  useItemKeys(Math.min(draft.zones.length, itemKeys), (nth) => {
    choose(nth)
    // The keys that move and size it go to the zone.
    canvas.current?.querySelectorAll<HTMLElement>('.be-grip')[nth]?.focus()
  })
  return (
    <div ref={canvas} className="be-canvas" data-orientation={draft.orientation}>
      <div data-board="" className="be-board">
        <BoardPicture
          board={draft}
          showing={showing}
          over={(zone, nth) => mayEdit && <Grip zone={zone} nth={nth} tools={tools} say={setSaid} />}
        />
      </div>
      <p className="lb-sr" role="status">
        {said}
      </p>
    </div>
  )
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface GripProps {
  zone: Zone
  nth: number
  tools: DraftTools
  say: (words: string) => void
}

function Grip({ zone, nth, tools, say }: GripProps) {
  const t = useTexts('boardEditor')
  const nameOf = useZoneName()
  const { draft, chosen, choose, change, setZone } = tools
  const nameAt = ({ x, y, width, height }: Place) =>
    t('zoneAt', { kind: nameOf(zone), nth: nth + 1, x, y, width, height })
  const drag = useDrag(draft.orientation, zone, (place, isSame) => setZone(nth, place, isSame))
  const wrong = wrongPlace(draft.zones, nth, draft.orientation)
  function press(event: KeyboardEvent) {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      choose(undefined)
      return change({ zones: draft.zones.filter((_, at) => at !== nth) })
    }
    const step = arrows[event.key]
    if (!step || event.altKey || event.ctrlKey) return
    event.preventDefault()
    const [x, y] = step
    const place = moved(zone, event.shiftKey ? { width: x, height: y } : { x, y }, draft.orientation)
    setZone(nth, place)
    say(nameAt(place))
  }
  return (
    <>
      <button
        type="button"
        className="be-grip"
        aria-pressed={chosen === nth}
        aria-label={[nameAt(zone), wrong && t(wrong)].filter(Boolean).join('，')}
        data-wrong={wrong}
        onFocus={() => choose(nth)}
        onKeyDown={press}
        {...drag.move}
      >
        <span className="be-tag">{nth + 1}</span>
      </button>
      {chosen === nth && <span className="be-corner" {...drag.size} />}
    </>
  )
}
