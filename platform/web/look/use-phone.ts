import { useSyncExternalStore } from 'react'

const phone = matchMedia('(max-width: 767px)')

/** Whether the page is as narrow as a phone. */
export const usePhone = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      phone.addEventListener('change', changed)
      return () => phone.removeEventListener('change', changed)
    },
    () => phone.matches,
  )
