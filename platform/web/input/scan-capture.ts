import { type LandedText, rememberField } from './landed-text.ts'
import { topLayer } from './layers.ts'
import {
  bareCode,
  keepReaderChoice,
  type ReaderChoice,
  readReaderChoice,
  settingsOf,
} from './reader-choice.ts'
import { createRecogniser, type Scan } from './scanner.ts'
import { strokeOf } from './stroke-of.ts'

interface Listener {
  layer: number
  fallback: boolean
  onScan: (scan: Scan) => void
}

const listeners: Listener[] = []
const watchers = new Set<(event: KeyboardEvent) => void>()
let choice = readReaderChoice()
let settings = settingsOf(choice)
let recogniser = createRecogniser(settings)
let landed: LandedText | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let modifierDown = false
const modifiers = /^(Alt|Control|Meta)(Left|Right)$/

/** What is peculiar to the readers of this browser. */
export const readerChoice = (): ReaderChoice => choice

/** Fits this browser to its readers, from the next key on. */
export function chooseReader(next: ReaderChoice): void {
  choice = next
  settings = settingsOf(next)
  recogniser = createRecogniser(settings)
  keepReaderChoice(next)
}

/** Shows every key that goes down before it is judged, while somebody listens for scans; for the self-test of readers. */
export function watchKeys(watch: (event: KeyboardEvent) => void): () => void {
  watchers.add(watch)
  return () => watchers.delete(watch)
}

/** Hears the scans of the whole page while its layer is the topmost; the last to listen is the one that hears, a fallback only alone. */
export function listenForScans(listener: Listener): () => void {
  listeners.push(listener)
  if (listeners.length === 1) addEventListener('keydown', press, { capture: true })
  return () => {
    listeners.splice(listeners.indexOf(listener), 1)
    if (listeners.length === 0) removeEventListener('keydown', press, { capture: true })
  }
}

function current(): Listener | undefined {
  const heard = listeners.filter((listener) => listener.layer === topLayer())
  return heard.findLast((listener) => !listener.fallback) ?? heard.at(-1)
}

/** Whether somebody holds Alt, Ctrl or Meta down. Some readers set these without a key of their own: that is nobody's hand. */
function isHeld(event: KeyboardEvent): boolean {
  if (modifiers.test(event.code)) modifierDown = true
  else if (!event.altKey && !event.ctrlKey && !event.metaKey) modifierDown = false
  return modifierDown
}

const isInCodeField = () => document.activeElement?.matches('[data-scans="code"]') ?? false

/** A key that is held down repeats at a reader's pace, but is none. */
function press(event: KeyboardEvent): void {
  for (const watch of watchers) watch(event)
  const held = isHeld(event)
  if (event.repeat && recogniser.busy()) return
  if (event.repeat || !current()) {
    recogniser.reset()
    return
  }
  const verdict = recogniser.press({ ...strokeOf(event), held, isCode: isInCodeField() })
  if (verdict.first) landed = rememberField()
  if (verdict.swallow) {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  if (verdict.undo) landed?.undo()
  if (verdict.scan) deliver(verdict.scan)
  clearTimeout(timer)
  if (recogniser.busy()) timer = setTimeout(endBySilence, settings.pause, performance.now())
}

function endBySilence(armed: number): void {
  const now = performance.now()
  // A blocked thread fires the timer late and before the keys that wait behind it: give them one more turn.
  if (now - armed > settings.pause * 1.5) {
    timer = setTimeout(endBySilence, settings.pause, now)
    return
  }
  const scan = recogniser.tick(Number.POSITIVE_INFINITY)
  if (scan) deliver(scan)
}

function deliver(scan: Scan): void {
  landed?.refocus()
  landed = undefined
  const text = bareCode(scan.text, choice)
  if (text) current()?.onScan({ ...scan, text })
}
