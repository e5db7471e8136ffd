import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import type { Booking } from '../contract.ts'

interface DeskLineProps {
  booking: Booking
  time: string
  /** Below the time. */
  under: string
  isLate?: boolean
  /** Behind how many they are. */
  detail: string
  /** What is done with it. */
  children: ReactNode
}

/** A booking in a line of the door. */
export function DeskLine({ booking, time, under, isLate, detail, children }: DeskLineProps) {
  const t = useTexts('facilityPage')
  const { label, names, facilityName, people } = booking
  return (
    <div className="fb-line" data-late={isLate ? '' : undefined}>
      <span>
        <b className="lb-20">{time}</b>
        <br />
        <span className={`lb-14 ${isLate ? 'lb-amber lb-strong' : 'lb-quiet'}`}>{under}</span>
      </span>
      <span className="lb-min">
        <HouseholdName label={label} names={names} />
        <br />
        <span className="lb-14 lb-quiet">
          {[facilityName, t('peopleOf', { count: people }), detail].filter(Boolean).join('　')}
        </span>
      </span>
      {children}
    </div>
  )
}
