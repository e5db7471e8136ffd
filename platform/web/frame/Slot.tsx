import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useScreen } from './use-screen.ts'

/** Draws into a place that the frame keeps free (`data-slot`), once the page is there; nothing where the page has no such place. */
export function Slot({
  name,
  children,
}: {
  name: 'notices' | 'arrivals' | 'footer' | 'news' | 'help' | 'icons'
  children: ReactNode
}) {
  const { path, header } = useScreen()
  const [place, setPlace] = useState<Element | null>(null)
  // another page may have another footer, or none
  useLayoutEffect(() => setPlace(document.querySelector(`[data-slot=${name}]`)), [name, path, header])
  return place && createPortal(children, place)
}
