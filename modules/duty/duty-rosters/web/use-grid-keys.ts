import { type ChangeEvent, type CompositionEvent, type KeyboardEvent, useRef, useState } from 'react'
import { restCode } from '#modules/duty/shift-times.ts'
import type { Chosen, Place } from './use-choice.ts'

export interface GridActs {
  /** Signs that may be typed in the current row. */
  codes: readonly string[]
  codeAt: (place: Place) => string
  /** Sets these cells; '' clears. */
  set: (places: readonly Place[], codeOf: (place: Place) => string) => void
  undo: () => void
  turn: (by: 1 | -1) => void
}

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Home: [0, -100],
  End: [0, 100],
}

/**
 * The keys of the grid, of a field that has the focus and shows nothing: an input method needs one to write 日 and 夜.
 * Arrows move, with Shift they choose, a sign sets, Delete clears, Ctrl C and V copy, Ctrl Z takes back, Space picks up and puts down.
 */
export function useGridKeys(chosen: Chosen, acts: GridActs) {
  const [copied, setCopied] = useState<readonly string[][]>([])
  const [carried, setCarried] = useState<Place>()
  const composing = useRef(false)
  const { at, places } = chosen

  /** Sets all chosen cells; a single one is left for the next day, so that a row is typed in one go. */
  function put(code: string) {
    acts.set(places, () => code)
    if (places.length === 1) chosen.go({ row: at.row, column: at.column + 1 })
  }

  function copy() {
    const rows: string[][] = []
    for (let first = 0; first < places.length; first += chosen.width)
      rows.push(places.slice(first, first + chosen.width).map(acts.codeAt))
    setCopied(rows)
  }

  /** Into the chosen cells, over and over; into one cell: as many as were copied. */
  function paste() {
    const [first] = copied
    if (!first) return
    const { row: top, column: left } = chosen.corner
    const into =
      places.length > 1
        ? places
        : copied.flatMap((line, row) => line.map((_, column) => ({ row: top + row, column: left + column })))
    acts.set(into, ({ row, column }) => {
      const line = copied[(row - top) % copied.length] ?? first
      return line[(column - left) % line.length] ?? ''
    })
  }

  function carry() {
    if (!carried) {
      if (acts.codeAt(at)) setCarried(at)
      return
    }
    const code = acts.codeAt(carried)
    acts.set([carried, at], (place) => (place === at ? code : ''))
    setCarried(undefined)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (composing.current || event.altKey) return
    const step = steps[event.key]
    const isCommand = event.ctrlKey || event.metaKey
    const act = step
      ? () => chosen.go({ row: at.row + step[0], column: at.column + step[1] }, event.shiftKey)
      : isCommand
        ? { c: copy, v: paste, z: acts.undo }[event.key.toLowerCase()]
        : {
            Delete: () => acts.set(places, () => ''),
            Backspace: () => acts.set(places, () => ''),
            ' ': carry,
            PageUp: () => acts.turn(-1),
            PageDown: () => acts.turn(1),
            Escape: carried && (() => setCarried(undefined)),
          }[event.key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }

  /** What is typed is a sign when it is one; the beginning of one waits for the rest. */
  function type(field: HTMLInputElement) {
    const text = field.value.normalize('NFKC').trim().toUpperCase()
    const known = acts.codes.find((code) => code.toUpperCase() === text)
    const isBeginning = acts.codes.some(
      (code) => code.length > text.length && code.toUpperCase().startsWith(text),
    )
    if (known || text === restCode) put(known ?? '')
    if (text && (known || text === restCode || !isBeginning)) field.value = ''
  }

  return {
    carried,
    put,
    field: {
      onKeyDown,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        if (!composing.current) type(event.currentTarget)
      },
      onCompositionStart: () => {
        composing.current = true
      },
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
        composing.current = false
        type(event.currentTarget)
      },
    },
  }
}
