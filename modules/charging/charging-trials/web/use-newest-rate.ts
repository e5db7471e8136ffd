import { dayOf } from '#platform/contract/taipei.ts'
import { useRates } from '#modules/charging/charging-rates/web/public.ts'

/** All versions with what stands beside them, following what others do. */
export const useNewestRate = useRates
export type Rates = NonNullable<ReturnType<typeof useRates>['data']>

/** The version that is written, else the newest one; and the one that holds before it. */
export function newestOf({ versions }: Rates) {
  const version = versions.find(({ state }) => state !== 'enacted') ?? versions[0]
  const before = versions.find(
    ({ state, rateId, startsOn }) =>
      state === 'enacted' && rateId !== version?.rateId && startsOn < (version?.startsOn ?? ''),
  )
  return { version, before }
}

/** The version that holds today. */
export const heldToday = ({ versions }: Rates) =>
  versions.find(({ state, startsOn }) => state === 'enacted' && startsOn <= dayOf(new Date()))
