import { standInOf } from './stand-in.ts'

const isLost = (element: Element | null) =>
  !element?.isConnected || element === document.body || element.matches(':disabled')

/** Headings and parts of the page can have the focus; Tab goes on from there. */
function focusOn(element: Element): void {
  if (!(element instanceof HTMLElement)) return
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus()
}

/**
 * Holds the keys where the person is: when what has the focus goes away, its neighbour has it (`standInOf`), and never the
 * page's body. Of the page, and of each dialog over it, the last place is known, so that the end of a dialog whose opener is
 * gone leads there too. Gives what ends it.
 */
export function holdFocus(): () => void {
  const spots = new Map<Element, Element>()
  let address = ''
  let isMoved = false

  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    address = location.pathname
    spots.set(target.closest('dialog') ?? document.body, target)
  }
  /** Whoever points at nothing has left. */
  const leave = () => document.activeElement === document.body && spots.delete(document.body)
  /** A key that is still held down was meant for the place that is gone. */
  const press = (event: KeyboardEvent) => {
    if (!event.repeat) isMoved = false
    else if (isMoved) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
  }
  const watcher = new MutationObserver((records) => {
    let isGone = false
    for (const [place, spot] of spots) {
      if (!place.isConnected) isGone = spots.delete(place)
      else if (isLost(spot)) {
        isGone = true
        spots.set(place, standInOf(spot, place, records))
      }
    }
    // Another page begins at its own beginning (Frame.tsx).
    if (!isGone || !isLost(document.activeElement) || location.pathname !== address) return
    const open = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    const spot = spots.get(open) ?? open
    const to = spot === document.body ? document.querySelector('main') : spot
    if (!to) return
    isMoved = true
    focusOn(to)
  })

  watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', note)
  document.addEventListener('pointerup', leave)
  document.addEventListener('keydown', press, { capture: true })
  return () => {
    watcher.disconnect()
    document.removeEventListener('focusin', note)
    document.removeEventListener('pointerup', leave)
    document.removeEventListener('keydown', press, { capture: true })
  }
}
