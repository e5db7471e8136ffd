import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { clockTime } from '#platform/web/look/speak-time.ts'
import type { Visitor } from '#modules/visitors/visits/contract.ts'
import { openArrival } from './public.ts'

export interface AwaitedRowProps {
  one: Visitor
  now: number
  mayHandle: boolean
}

/** Somebody who is awaited today; a press opens their arrival. */
export function AwaitedRow({ one, now, mayHandle }: AwaitedRowProps) {
  const t = useTexts('visitorsDuty')
  const { visitorId, label, reason, name, firm, people, bookStart } = one
  const who = name || firm || reason
  return (
    <li className={bookStart && bookStart.getTime() < now ? 'vy-late' : undefined}>
      <button
        type="button"
        className="vy-row"
        disabled={!mayHandle}
        onClick={() => openArrival({ visitorId })}
      >
        <span className="vy-who lb-grid lb-min">
          <HouseholdName
            label={label || reason}
            names={people > 1 ? t('count', { who, count: people }) : who}
          />
        </span>
        <span className="vy-time">{bookStart && clockTime(bookStart).slice(0, 5)}</span>
        <span className="lb-sr">{t('arrive')}</span>
      </button>
    </li>
  )
}
