import { useQuery } from '@tanstack/react-query'
import { dayStart } from '#platform/contract/taipei.ts'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { clockTime } from '#platform/web/look/speak-time.ts'
import { visitorRecords } from '#modules/visitor-records/contract.ts'
import { openArrival } from './public.ts'
import { whoIs } from './say-registered.ts'

const api = client(visitorRecords)
const day = 24 * 60 * 60 * 1000
const most = 3

export interface AwaitedOfHouseholdProps {
  householdId: string
  /** Somebody of them it is: their booking arrives instead of a new record. */
  onChoose: () => void
}

/** Whom a household awaits today, so that a booking and a walk-in are one record. */
export function AwaitedOfHousehold({ householdId, onChoose }: AwaitedOfHouseholdProps) {
  const t = useTexts('visitors')
  const { data } = useQuery({
    queryKey: ['visitors', 'awaitedOf', householdId],
    queryFn: async () => {
      const to = new Date(dayStart(new Date()).getTime() + day)
      return (await api.listBooked({ householdId, to, maxCount: most })).data
    },
    retry: false,
  })
  if (!data || data.length === 0) return null
  return (
    <div className="vd-awaited">
      <p className="vd-label">{t('awaitedHere')}</p>
      {data.map((one) => (
        <button
          key={one.visitorId}
          type="button"
          onClick={() => {
            onChoose()
            openArrival({ visitorId: one.visitorId })
          }}
        >
          <span className="lb-grow">
            {t('awaitedOne', {
              time: one.bookStart ? clockTime(one.bookStart).slice(0, 5) : '',
              who: whoIs(one),
              count: one.people,
            })}
          </span>
          <b>{t('awaitedArrive')}</b>
        </button>
      ))}
    </div>
  )
}
