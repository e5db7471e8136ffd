import { type HTMLAttributes, type KeyboardEvent, useLayoutEffect, useRef } from 'react'

/** Choices of a few have arrows of their own, and so has what floats. */
const apart = '[role=radiogroup], [data-of]'

const buttonsOf = (bar: Element) =>
  [...bar.querySelectorAll<HTMLElement>('button:enabled, a[href]')].filter(
    (button) => !bar.contains(button.closest(apart)) && button.checkVisibility(),
  )

/** Tab reaches one button: the one that has the focus, else that which had it, else the first. */
function leaveOne(bar: Element): void {
  const all = buttonsOf(bar)
  const entry =
    all.find((button) => button === document.activeElement) ??
    all.find((button) => button.getAttribute('tabindex') === '0') ??
    all[0]
  for (const button of all) button.setAttribute('tabindex', button === entry ? '0' : '-1')
}

/**
 * A row of buttons and links that Tab passes in one step: ← → Home End move among them. Fields and choices in it keep steps
 * of their own. `aria-label` is what it is called.
 */
export function Toolbar({ onKeyDown, ...bar }: HTMLAttributes<HTMLDivElement>) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const again = () => leaveOne(element)
    again()
    // Buttons come and go in it without its being drawn, and leave for want of room.
    const watcher = new MutationObserver(again)
    watcher.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    const sizes = new ResizeObserver(again)
    sizes.observe(element)
    element.addEventListener('focusin', again)
    return () => {
      watcher.disconnect()
      sizes.disconnect()
      element.removeEventListener('focusin', again)
    }
  }, [])
  function press(event: KeyboardEvent<HTMLDivElement>) {
    onKeyDown?.(event)
    const all = buttonsOf(event.currentTarget)
    const at = all.indexOf(event.target as HTMLElement)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    if (at < 0 || to === undefined || event.altKey) return
    event.preventDefault()
    all.at(to % all.length)?.focus()
  }
  return <div role="toolbar" {...bar} ref={place} onKeyDown={press} />
}
