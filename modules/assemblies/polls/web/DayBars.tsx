import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { PollDetail } from '../contract.ts'

const day = 86_400_000
const most = 14
const height = 54

/** The days of a poll from its first, at most the last fourteen until its end. */
function daysOf({ startsAt, endsAt, doneAt }: PollDetail): string[] {
  const last = dayOf(doneAt && doneAt < endsAt ? doneAt : endsAt)
  const days: string[] = []
  for (let at = startsAt.getTime(); dayOf(new Date(at)) < last; at += day) days.push(dayOf(new Date(at)))
  return [...days, last].slice(-most)
}

/** How many voted on each day, and when people were reminded. */
export function DayBars({ poll }: { poll: PollDetail }) {
  const t = useTexts('pollPage')
  const { days, reminders } = poll
  const votes = new Map(days.map((one) => [one.day, one.votes]))
  const highest = Math.max(1, ...days.map((one) => one.votes))
  const [last] = reminders
  const said = last && { at: speakTime(last.at), count: last.count, times: reminders.length }
  return (
    <section>
      <p className="lb-line lb-baseline">
        <b>{t('daily')}</b>
        {said && (
          <span className="lb-14 lb-quiet">{t(said.times > 1 ? 'remindedTimes' : 'reminded', said)}</span>
        )}
      </p>
      {days.length === 0 ? (
        <p className="lb-14 lb-quiet">{t('noDays')}</p>
      ) : (
        <ol className="pr-days">
          {daysOf(poll).map((one) => {
            const count = votes.get(one) ?? 0
            return (
              <li key={one} title={t('dayVotes', { day: one, count })}>
                <b>{count || ''}</b>
                <i style={{ height: `${Math.round((count / highest) * height)}px` }} />
                <span>{Number(one.slice(8))}</span>
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}
