import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { PollLine } from '../contract.ts'
import { leftOf, targetsOf } from './poll-words.ts'

/** What kind of poll it is, for whom, and how it stands. */
export function PollMarks({ poll }: { poll: PollLine }) {
  const t = useTexts('pollPage')
  const now = useMinute()
  const targets = targetsOf(poll)
  const count = poll.voters
  const isDraft = poll.state === 'draft'
  const whom = targets ? t('targets', { targets }) : ''
  return (
    <div className="pl-tags">
      <Mark kind="plain">{t(poll.isSecret ? 'secret' : 'named')}</Mark>
      <Mark kind="plain">{t(`weight_${poll.weight}`)}</Mark>
      {isDraft ? (
        whom && <Mark kind="done">{whom}</Mark>
      ) : (
        <Mark kind="done">
          {targets ? t('ofTargets', { targets: whom, count }) : t('everybody', { count })}
        </Mark>
      )}
      {poll.state === 'going' ? (
        <Mark kind="reminded">{leftOf(poll.endsAt, now, t)}</Mark>
      ) : (
        <Mark kind="done">{t(`state_${poll.state}`)}</Mark>
      )}
    </div>
  )
}
