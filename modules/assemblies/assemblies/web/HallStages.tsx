import { areaText } from '#modules/assemblies/tally/contract.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { writeTime } from '#platform/web/look/speak-time.ts'
import type { Dashboard } from '../held-shapes.ts'
import type { Topic } from '../shapes.ts'
import { fractionText } from './amounts.ts'
import { minutesText, useSecondsTo } from './ballot-clock.ts'
import { QuorumBars } from './HallBars.tsx'
import { Declared } from './HallResult.tsx'
import { useVoting } from './queries.ts'
import { useSpeechTime } from './speech-time.ts'

const minute = 60_000

/**
 * Who is there against both quorums. Once the hour of the meeting has passed without a quorum it counts down to when the
 * chair declares that the meeting is not held (流會); the same motions may then be taken up again (Art. 32).
 */
export function Quorum({ data }: { data: Dashboard }) {
  const t = useTexts('assemblyPage')
  const { assembly, quorum, now } = data
  const end = new Date(assembly.meetingAt.getTime() + assembly.quorumWaitMinutes * minute)
  const toMeeting = useSecondsTo(assembly.meetingAt, now) ?? 0
  const left = useSecondsTo(end, now) ?? 0
  if (quorum.isReached || toMeeting > 0) return <QuorumBars data={data} />
  return (
    <div className="ah-wait">
      <div>
        <h1>{t('quorumShort')}</h1>
        <p className="ah-count" role="timer">
          {minutesText(left)}
        </p>
        <p className="ah-lead">
          <b>{t(left > 0 ? 'failsAt' : 'failsNow', { time: writeTime(end).slice(-5) })}</b>
        </p>
        <p className="ah-lead lb-quiet">{t('failsThen')}</p>
      </div>
      <QuorumBars data={data} isNarrow />
    </div>
  )
}

/** A meeting that is prepared: when it is. */
export const Planned = ({ assembly }: { assembly: Dashboard['assembly'] }) => (
  <h1 className="ah-over">{writeTime(assembly.meetingAt)}</h1>
)

/** The meeting is over: declared not held where nothing was voted on or decided, else what was decided last. */
export function Adjourned({ data }: { data: Dashboard }) {
  const t = useTexts('assemblyPage')
  const { assembly, current, quorum } = data
  if (assembly.status === 'cancelled')
    return (
      <>
        <h1 className="ah-over">{t('status_cancelled')}</h1>
        <p className="ah-lead">{assembly.cancelReason}</p>
      </>
    )
  if (!current?.result && !current?.decision && !quorum.isReached)
    return (
      <div className="ah-wait">
        <div>
          <h1 className="ah-over">{t('notHeld')}</h1>
          <p className="ah-lead lb-quiet">{t('failsThen')}</p>
        </div>
        <QuorumBars data={data} isNarrow />
      </div>
    )
  if (current?.decision) return <Declared topic={current} />
  return <h1 className="ah-over">{t('status_ended')}</h1>
}

/** Whoever has the floor, and for how long yet. */
export function Speaking({ speaker, minutes }: { speaker: Dashboard['speakers'][number]; minutes: number }) {
  const t = useTexts('assemblyPage')
  const { left, over } = useSpeechTime(speaker.beganAt, minutes)
  return (
    <>
      <p className="ah-lead lb-quiet">{t('speaking')}</p>
      <h1>
        {speaker.label} {speaker.agentName || speaker.ownerName}
      </h1>
      <p className="ah-cast">
        <b className={over ? 'lb-amber' : undefined} role="timer">
          {over ? t('speechOver', { time: minutesText(over) }) : minutesText(left)}
        </b>
      </p>
    </>
  )
}

/** A vote between its end and what the chair declares; an encrypted one waits for its trustees first. */
export function Closed({ topic }: { topic: Topic }) {
  const t = useTexts('assemblyPage')
  const { sealed, result } = topic
  return (
    <>
      <h1>
        {t('topicNumber', { number: topic.number })} {topic.title}
      </h1>
      <p className="ah-over">{t('votingClosed')}</p>
      <p className="ah-lead lb-quiet">
        {sealed && !result
          ? t('waitsForTrustees', { done: sealed.openedBy.length, needed: sealed.needed })
          : t('waitsForChair')}
      </p>
    </>
  )
}

/** A vote that goes on: how many have voted, never for what. */
export function Voting({ topic, now }: { topic: Topic; now: Date }) {
  const t = useTexts('assemblyPage')
  const voting = useVoting(topic.topicId)
  const present = topic.snapshot?.present
  const seconds = useSecondsTo(topic.closesAt, now)
  return (
    <>
      <h1>
        {t('topicNumber', { number: topic.number })} {topic.title}
      </h1>
      <p className="ah-lead">
        {t('voting')} {t(`way_${topic.voteWay}`)}{' '}
        {t('thresholds', {
          quorum: fractionText(topic.applied.quorum.heads),
          approval: fractionText(topic.applied.approval.heads),
        })}
      </p>
      {seconds !== undefined && (
        <p className="ah-clock" role="timer">
          {seconds > 0 ? (
            <>
              {t('timeLeft')} <b>{minutesText(seconds)}</b>
            </>
          ) : (
            t('timeIsOver')
          )}
        </p>
      )}
      {(topic.voteWay === 'record' || topic.voteWay === 'sealed') && voting.data && present && (
        <p className="ah-cast">
          <b>{voting.data.cast.heads}</b> {t('ofPresentHeads', { total: present.heads })}
          <b>{areaText(voting.data.cast.fifths)}</b> {t('ofPresentArea', { total: areaText(present.fifths) })}
        </p>
      )}
    </>
  )
}
