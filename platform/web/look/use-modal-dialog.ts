import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Opens a native <dialog> as modal while mounted. `focusSelf` keeps the focus off its buttons at first. */
export function useModalDialog({ focusSelf = false } = {}): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    if (focusSelf) element?.focus()
    // Closed before it is removed: only then does the browser give the focus back to where it was.
    return () => element?.close()
  }, [focusSelf])
  return dialog
}
