import { useSyncExternalStore } from 'react'

export type Width = 'wide' | 'middle' | 'phone'

const queries = { phone: '(max-width: 767px)', middle: '(max-width: 1199px)' }

const widthNow = (): Width =>
  matchMedia(queries.phone).matches ? 'phone' : matchMedia(queries.middle).matches ? 'middle' : 'wide'

function onWidth(changed: () => void): () => void {
  const lists = Object.values(queries).map((query) => matchMedia(query))
  for (const list of lists) list.addEventListener('change', changed)
  return () => {
    for (const list of lists) list.removeEventListener('change', changed)
  }
}

/** Which of the three drawings of the screen applies. */
export const useWidth = (): Width => useSyncExternalStore(onWidth, widthNow)
