import { areaText } from '#modules/assemblies/tally/contract.ts'
import './page-texts.ts'
import './hall.css'
import { useParams } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSession } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { clockTime } from '#platform/web/look/speak-time.ts'
import type { Dashboard } from '../contract.ts'
import type { Topic } from '../shapes.ts'
import { fractionText } from './amounts.ts'
import { minutesText, useSecondsTo } from './ballot-clock.ts'
import { Agreed, Meters } from './Meter.tsx'
import { assembliesApi, useFresh, useVoting } from './queries.ts'
import { useSpeechTime } from './speech-time.ts'

/** Milliseconds after which the projector asks by itself, should the line have lost an event. */
const anyway = 10_000

/** What the projector shows: the quorum while people come, the motion while they vote, then what was declared; no names. */
export function HallPage() {
  const t = useTexts('assemblyPage')
  const { assemblyId = '' } = useParams({ strict: false }) as { assemblyId?: string }
  const community = useSession()?.CommunityName ?? ''
  useFresh()
  const board = useQuery({
    queryKey: ['assemblies', 'dashboard', assemblyId],
    queryFn: async () => (await assembliesApi.dashboard({ assemblyId })).data,
    refetchInterval: anyway,
  })
  return (
    <div className="ah">
      <Loaded of={board} failed={t('loadFailed')} skeleton={['1fr']}>
        {(data) => (
          <>
            <header>
              <b>
                {community} {data.assembly.title}
              </b>
              <span className="lb-grow" />
              {board.isError && <span className="lb-amber">{t('lineLost')}</span>}
              <HallClock />
            </header>
            <main>
              <Stage data={data} />
            </main>
            <footer>
              {data.next ? (
                <>
                  <span className="lb-quiet">{t('next')}</span>{' '}
                  <b>
                    {t('topicNumber', { number: data.next.number })} {data.next.title}
                  </b>
                </>
              ) : (
                <span className="lb-quiet">{t('agendaDone')}</span>
              )}
            </footer>
          </>
        )}
      </Loaded>
    </div>
  )
}

function HallClock() {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000)
    return () => clearInterval(timer)
  }, [])
  return <b>{clockTime(now)}</b>
}

function Stage({ data }: { data: Dashboard }) {
  const { current, quorum } = data
  if (current?.status === 'voting') return <Voting topic={current} />
  const [speaker] = data.speakers
  if (speaker?.beganAt) return <Speaking speaker={speaker} minutes={data.assembly.speechMinutes} />
  if (current?.sealed && !current.result) return <Waiting topic={current} />
  if (current?.decision) return <Declared topic={current} />
  return <Meters verdict={quorum} isLarge />
}

/** Whoever has the floor, and for how long yet. */
function Speaking({ speaker, minutes }: { speaker: Dashboard['speakers'][number]; minutes: number }) {
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

/** An encrypted vote between its end and its opening. */
function Waiting({ topic }: { topic: Topic }) {
  const t = useTexts('assemblyPage')
  const { sealed } = topic
  return (
    <>
      <h1>
        {t('topicNumber', { number: topic.number })} {topic.title}
      </h1>
      {sealed && (
        <p className="ah-lead">
          {t('waitsForTrustees', { done: sealed.openedBy.length, needed: sealed.needed })}
        </p>
      )}
    </>
  )
}

function Voting({ topic }: { topic: Topic }) {
  const t = useTexts('assemblyPage')
  const voting = useVoting(topic.topicId)
  const present = topic.snapshot?.present
  const seconds = useSecondsTo(topic.closesAt)
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

function Declared({ topic }: { topic: Topic }) {
  const t = useTexts('assemblyPage')
  const { result, decision } = topic
  const nameOf = (id: string) => topic.options.find(({ optionId }) => optionId === id)?.name ?? id
  return (
    <>
      <h1>
        {t('topicNumber', { number: topic.number })} {topic.title}
      </h1>
      <div className="ah-result">
        <div className="ah-stamp" data-carried={decision === 'carried' || undefined}>
          {decision && t(`decision_${decision}`)}
        </div>
        <div>
          {result?.approval && (
            <>
              <Agreed title={t('yesHeads')} standing={result.approval.heads} isArea={false} />
              <Agreed title={t('yesArea')} standing={result.approval.area} isArea />
            </>
          )}
          {result && result.elected.length > 0 && (
            <p className="ah-lead">
              {t('elected')} {result.elected.map(nameOf).join('、')}
            </p>
          )}
        </div>
      </div>
      <p className="ah-lead">{topic.decisionText}</p>
    </>
  )
}
