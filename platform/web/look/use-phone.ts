import { useSyncExternalStore } from 'react'

const phone = matchMedia('(max-width: 767px)')
const narrow = matchMedia('(max-width: 1199px)')

const useQuery = (query: MediaQueryList): boolean =>
  useSyncExternalStore(
    (changed) => {
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => query.matches,
  )

/** Whether the page is as narrow as a phone. */
export const usePhone = (): boolean => useQuery(phone)

/** Whether the page is narrower than the screen of a desk: a tablet, or a phone. */
export const useNarrow = (): boolean => useQuery(narrow)
