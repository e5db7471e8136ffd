import { topLayer } from './layers.ts'

export interface HotKey {
  /** Alt+Z, Ctrl+Enter, F8, Esc, '/', '?', or a range for the help sheet with `keys`. */
  key: string
  /** Every combination of a range, in order; `act` is told which. */
  keys?: readonly string[]
  /** The full name of the text: packages:handOver */
  text: string
  act: (nth: number) => void
  layer: number
  scope: HotKeyScope
}
/** screen: this page or dialog. frame: any page, unless the page says otherwise. always: above dialogs too (the siren). */
export type HotKeyScope = 'screen' | 'frame' | 'always'

/** Readers type quickly: a bare key is a hot key only if nothing follows it for so long, ms. */
const SILENCE = 60
const BARE: Record<string, string> = { '/': 'Slash', '?': 'Shift+Slash' }
const NAMED: Record<string, string> = { Esc: 'Escape' }

const hotKeys: HotKey[] = []
let pending: ReturnType<typeof setTimeout> | undefined

/** Registers a hot key; the newest of the same key wins. Throws for a bare letter or digit, which readers type. */
export function registerHotKey(hotKey: HotKey): () => void {
  for (const key of hotKey.keys ?? [hotKey.key])
    if (/^[\w]$/.test(key)) throw new Error(`A bare key is no hot key: ${key}`)
  hotKeys.push(hotKey)
  if (hotKeys.length === 1) addEventListener('keydown', pressKey)
  return () => {
    hotKeys.splice(hotKeys.indexOf(hotKey), 1)
    if (hotKeys.length === 0) removeEventListener('keydown', pressKey)
  }
}

/** What would act now: the keys of the topmost layer and those of always; of one key the screen's own, then the newest. */
export function activeHotKeys(): HotKey[] {
  const top = topLayer()
  const heard = hotKeys.filter((key) => key.scope === 'always' || key.layer === top)
  return heard.filter((key) => heard.filter((other) => other.key === key.key).reduce(stronger) === key)
}

const stronger = (key: HotKey, other: HotKey): HotKey =>
  key.scope === 'screen' && other.scope !== 'screen' ? key : other

/** Alt+KeyZ, F8, Shift+Slash: modifiers in one order, and the physical key. */
export function comboOf(
  event: Pick<KeyboardEvent, 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): string {
  const parts = [
    event.ctrlKey || event.metaKey ? 'Ctrl' : '',
    event.altKey ? 'Alt' : '',
    event.shiftKey ? 'Shift' : '',
  ]
  const code = event.code === 'NumpadEnter' ? 'Enter' : event.code
  return [...parts.filter(Boolean), code].join('+')
}

/** The combination that a written key means: Alt+Z is Alt+KeyZ. */
export function comboFor(key: string): string {
  const bare = BARE[key]
  if (bare) return bare
  const parts = key.split('+')
  const name = parts.pop() ?? ''
  const code = /^[A-Z]$/.test(name)
    ? `Key${name}`
    : /^\d$/.test(name)
      ? `Digit${name}`
      : (NAMED[name] ?? name)
  return [...parts, code].join('+')
}

function pressKey(event: KeyboardEvent): void {
  clearTimeout(pending)
  if (event.defaultPrevented || event.repeat) return
  const combo = comboOf(event)
  const isBare = combo === 'Slash' || combo === 'Shift+Slash'
  // Under an input method code still tells the key; only what the method itself needs is left to it.
  if (event.isComposing && (isBare || combo === 'Escape' || combo === 'Enter')) return
  if (isBare && isTyping(event.target) && !isEmptyScanField(event.target)) return
  const found = find(combo)
  if (!found) return
  if (isBare) {
    // A scan field has the focus nearly always; what it scans begins with neither sign.
    if (isEmptyScanField(event.target)) event.preventDefault()
    pending = setTimeout(() => found.hotKey.act(found.nth), SILENCE)
    return
  }
  event.preventDefault()
  found.hotKey.act(found.nth)
}

function find(combo: string): { hotKey: HotKey; nth: number } | undefined {
  for (const hotKey of activeHotKeys().reverse()) {
    const nth = (hotKey.keys ?? [hotKey.key]).findIndex((key) => comboFor(key) === combo)
    if (nth >= 0) return { hotKey, nth }
  }
  return undefined
}

/** A field that says `data-scans` and holds nothing yet: the bare keys work in it. */
function isEmptyScanField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.dataset.scans !== undefined && target.value === ''
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (
    target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
    return true
  return (
    target instanceof HTMLInputElement &&
    !target.readOnly &&
    !['checkbox', 'radio', 'button', 'submit'].includes(target.type)
  )
}
