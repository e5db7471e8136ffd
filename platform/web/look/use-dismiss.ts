import { type RefObject, useLayoutEffect } from 'react'

/**
 * Closes something that floats when one points or goes elsewhere, and on Esc, which gives the focus back to its opener.
 * @param opener selects what toggles it: a press on it is its own affair
 */
export function useDismiss(panel: RefObject<HTMLElement | null>, opener: string, close: () => void): void {
  // Gone before whatever takes its place asks for the focus.
  useLayoutEffect(() => {
    const elsewhere = ({ target }: Event) => {
      if (!(target instanceof Element) || panel.current?.contains(target) || target.closest(opener)) return
      close()
    }
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.preventDefault()
      close()
      const openers = [...document.querySelectorAll<HTMLElement>(opener)]
      openers.find((opener) => opener.offsetParent !== null)?.focus()
    }
    document.addEventListener('pointerdown', elsewhere)
    document.addEventListener('focusin', elsewhere)
    // Before the hot keys, of which Esc is one.
    document.addEventListener('keydown', press, { capture: true })
    return () => {
      document.removeEventListener('pointerdown', elsewhere)
      document.removeEventListener('focusin', elsewhere)
      document.removeEventListener('keydown', press, { capture: true })
    }
  }, [panel, opener, close])
}
