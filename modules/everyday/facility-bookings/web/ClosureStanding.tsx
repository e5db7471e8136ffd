import { z } from 'zod'
import { codecOf } from '#platform/contract/codec.ts'
import { Id } from '#platform/contract/fields.ts'
import { Problem } from '#platform/contract/problem.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useSpoken } from './use-spoken.ts'

const Standing = z.object({
  bookings: z.array(z.object({ id: Id, tabletNote: z.string(), startUtc: z.date(), endUtc: z.date() })),
})
const standing = codecOf(Standing)

/** What is booked in the time that is to be closed, as the refusal lists it; nothing where it was refused for something else. */
export function ClosureStanding({ error }: { error: unknown }) {
  const t = useTexts('facilityPage')
  const spoken = useSpoken()
  if (!(error instanceof Problem) || !error.data) return null
  const { bookings } = standing.decode(error.data, false) as z.output<typeof Standing>
  return (
    <ul className="lb-bare lb-divided" aria-label={t('closeStanding')}>
      {bookings.map(({ id, tabletNote, startUtc: startsAt, endUtc: endsAt }) => (
        <li key={id} className="lb-line lb-inner-10">
          <b>{tabletNote}</b>
          <span className="lb-end">{spoken.span({ startsAt, endsAt })}</span>
        </li>
      ))}
    </ul>
  )
}
