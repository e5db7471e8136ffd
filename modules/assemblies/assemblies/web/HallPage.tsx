import './page-texts.ts'
import './hall.css'
import './hall-bars.css'
import { useParams } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSession } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { clockTime } from '#platform/web/look/speak-time.ts'
import type { Dashboard } from '../held-shapes.ts'
import { Declared } from './HallResult.tsx'
import { Adjourned, Closed, Planned, Quorum, Speaking, Voting } from './HallStages.tsx'
import { assembliesApi, useFresh } from './queries.ts'
import { stateWord } from './state-word.ts'

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
              {data.assembly.status === 'running' && data.current ? (
                <span>
                  <span className="lb-quiet">{t('hallPresent')}</span>{' '}
                  <b>{t('hallHeads', { count: data.present.heads })}</b>
                </span>
              ) : (
                !board.isError && <span className="ah-live lb-quiet">{t('hallLive')}</span>
              )}
              {board.isError && <span className="lb-amber">{t('lineLost')}</span>}
              <HallClock />
            </header>
            <main>
              <Stage data={data} />
            </main>
            <Foot data={data} />
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
  const { current, assembly } = data
  // Of a draft nobody is counted yet, and its roll may still be empty.
  if (assembly.status === 'draft') return <Planned assembly={assembly} />
  if (current?.status === 'voting') return <Voting topic={current} now={data.now} />
  if (assembly.status === 'ended' || assembly.status === 'cancelled') return <Adjourned data={data} />
  const [speaker] = data.speakers
  if (speaker?.beganAt) return <Speaking speaker={speaker} minutes={assembly.speechMinutes} />
  if (current?.status === 'closed' && !current.decision) return <Closed topic={current} />
  if (current?.decision) return <Declared topic={current} />
  return <Quorum data={data} />
}

/** What the chair declared, what comes next, and where people still register. */
function Foot({ data }: { data: Dashboard }) {
  const t = useTexts('assemblyPage')
  const { current, next, assembly } = data
  const isOver = assembly.status === 'ended' || assembly.status === 'cancelled'
  const declared = current?.status !== 'voting' && current?.decision ? current : undefined
  const coming = next && `${t('topicNumber', { number: next.number })} ${next.title}`
  if (declared)
    return (
      <footer>
        <span className="lb-quiet">{t('declare')}</span>
        <b className="ah-said">{declared.decisionText || t(`decision_${declared.decision ?? 'carried'}`)}</b>
        <span className="lb-grow" />
        {!isOver && (
          <span className="ah-aside">
            {coming ? <b>{coming}</b> : <b>{t('agendaDone')}</b>}
            {coming && <span className="lb-quiet">{t('next')}</span>}
          </span>
        )}
      </footer>
    )
  if (isOver)
    return (
      <footer>
        <b className="ah-said">{t(stateWord(assembly))}</b>
      </footer>
    )
  return (
    <footer>
      {coming ? (
        <>
          <span className="lb-quiet">{t('next')}</span> <b className="ah-said">{coming}</b>
        </>
      ) : (
        <span className="lb-quiet">{t('agendaDone')}</span>
      )}
      <span className="lb-grow" />
      <span className="ah-aside">
        <b>{assembly.place}</b>
        {assembly.status !== 'draft' && <span className="lb-quiet">{t('registrationOpen')}</span>}
      </span>
    </footer>
  )
}
