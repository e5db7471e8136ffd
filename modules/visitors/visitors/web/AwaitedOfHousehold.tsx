import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { dayStart } from '#platform/contract/taipei.ts'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Key } from '#platform/web/look/Key.tsx'
import { clockTime } from '#platform/web/look/speak-time.ts'
import { visits } from '#modules/visitors/visits/contract.ts'
import { openArrival } from './public.ts'
import { whoIs } from './say-registered.ts'

const api = client(visits)
const day = 24 * 60 * 60 * 1000
const most = 3

export interface AwaitedOfHouseholdProps {
  householdId: string
  /** Somebody of them it is: their booking arrives instead of a new record. */
  onChoose: () => void
}

/**
 * Whom a household awaits today, so that a booking and a walk-in are one record. It appears while somebody types on, so
 * Tab passes it by: F6 goes to it.
 */
export function AwaitedOfHousehold({ householdId, onChoose }: AwaitedOfHouseholdProps) {
  const t = useTexts('visitors')
  const box = useRef<HTMLDivElement>(null)
  const [isWithin, setWithin] = useState(false)
  const { data } = useQuery({
    queryKey: ['visitors', 'awaitedOf', householdId],
    queryFn: async () => {
      const to = new Date(dayStart(new Date()).getTime() + day)
      return (await api.listBooked({ householdId, to, maxCount: most })).data
    },
    retry: false,
  })
  useHotKey('F6', 'visitors:awaitedKey', () => box.current?.querySelector('button')?.focus(), {
    enabled: (data?.length ?? 0) > 0,
  })
  if (!data || data.length === 0) return null
  return (
    <div
      className="vd-awaited lb-grid lb-gap-4"
      ref={box}
      onFocus={() => setWithin(true)}
      onBlur={({ relatedTarget }) => setWithin(box.current?.contains(relatedTarget) ?? false)}
    >
      <p className="vd-label">
        {t('awaitedHere')} <Key keys="F6" />
      </p>
      {data.map((row) => (
        <button
          key={row.visitorId}
          type="button"
          tabIndex={isWithin ? 0 : -1}
          onClick={() => {
            onChoose()
            openArrival({ visitorId: row.visitorId })
          }}
        >
          <span className="lb-grow">
            {t('awaitedOne', {
              time: row.bookStart ? clockTime(row.bookStart).slice(0, 5) : '',
              who: whoIs(row),
              count: row.people,
            })}
          </span>
          <b>{t('awaitedArrive')}</b>
        </button>
      ))}
    </div>
  )
}
