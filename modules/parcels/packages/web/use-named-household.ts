import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { searchHouseholds } from '#modules/homes/households/web/public.ts'
import type { ChosenHousehold } from './register-form.ts'
import { registerPackagesRoute } from './screens.ts'

/** Chooses the household that the address names, as the household's own page does, and takes it out of the address. */
export function useNamedHousehold(choose: (household: ChosenHousehold) => void): void {
  const { household: label } = registerPackagesRoute.useSearch()
  const goTo = useNavigate()
  const latest = useRef(choose)
  useEffect(() => {
    latest.current = choose
  })
  useEffect(() => {
    if (!label) return
    const controller = new AbortController()
    searchHouseholds({ text: label, maxCount: 1 }, { signal: controller.signal }).then(
      ([found]) => {
        if (controller.signal.aborted) return
        if (found?.label === label) latest.current(found)
        void goTo({ to: registerPackagesRoute.to, search: {}, replace: true })
      },
      // Without it the desk types the household as ever.
      () => undefined,
    )
    return () => controller.abort()
  }, [label, goTo])
}
