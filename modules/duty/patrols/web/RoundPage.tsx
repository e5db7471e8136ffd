import './page-texts.ts'
import './patrols.css'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { stampedNow } from '#modules/duty/duty-keys/web/public.ts'
import { CodeCamera, codeReader } from '#modules/assets/stock-takes/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { useOnline } from '#platform/web/look/OfflineLine.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { keepProgram } from '#platform/web/queue/keep-program.ts'
import type { Round, RoundStop } from '../contract.ts'
import { clockOf } from './clock-words.ts'
import { codeHash } from './code-hash.ts'
import { patrolsPath, roundScope } from './paths.ts'
import { roundQuery } from './queries.ts'
import { RoundMap } from './RoundMap.tsx'
import { SeenForm } from './SeenForm.tsx'
import { useVisits } from './use-visits.ts'

/** A round on a phone: point after point by its label; what is seen is kept in it and sent when there is a line. */
export function RoundPage() {
  const t = useTexts('patrolsPage')
  const { roundId = '' } = useParams({ strict: false }) as { roundId?: string }
  const asked = useQuery({ ...roundQuery(roundId), gcTime: Number.POSITIVE_INFINITY })
  useEffect(() => {
    void codeReader().catch(() => undefined)
    return keepProgram(roundScope)
  }, [])
  return (
    <div className="pt">
      <Loaded of={asked} failed={t('loadFailed')} skeleton={['1fr']} rows={8}>
        {(round) => <Walk round={round} />}
      </Loaded>
    </div>
  )
}

function Walk({ round }: { round: Round }) {
  const t = useTexts('patrolsPage')
  const goTo = useNavigate()
  const online = useOnline()
  const now = useMinute()
  const visits = useVisits(round.roundId)
  const [here, setHere] = useState<{ stop: RoundStop; code: string; seenAt: Date }>()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState('')
  const { stops } = round
  const isOver = (stop: RoundStop) => stop.until.getTime() < now
  const left = stops.filter((stop) => !visits.seenAt(stop))
  const next = left.find((stop) => !isOver(stop)) ?? left[0]
  const find = async (code: string) => {
    const hash = await codeHash(code)
    const stop = stops.find((each) => each.codeHash === hash)
    const first = round.isOrdered ? left.find((each) => !isOver(each)) : undefined
    if (!stop) setWrong(t('codeUnknown'))
    else if (visits.seenAt(stop)) setWrong(t('already', { name: stop.name }))
    else if (first && first !== stop && stops.indexOf(first) < stops.indexOf(stop))
      setWrong(t('orderFirst', { name: first.name }))
    else {
      setWrong('')
      setTyped('')
      setHere({ stop, code: code.trim().toUpperCase(), seenAt: (await stampedNow()) ?? new Date() })
    }
  }
  useScanner(({ text }) => void find(text), { enabled: !here })
  return (
    <>
      <header className="pt-head">
        <button
          type="button"
          className="lb-icon-button"
          aria-label={t('back')}
          onClick={() => void goTo({ href: patrolsPath })}
        >
          <Icon name="back" />
        </button>
        <h1>{t('roundTitle', { name: round.routeName, time: clockOf(round.startsAt) })}</h1>
        <b className="lb-end lb-nowrap">
          {t('doneOf', { done: stops.length - left.length, all: stops.length })}
        </b>
      </header>
      <div className="pt-body">
        {(visits.waiting > 0 || !online) && (
          <Note tone="wait" icon="off">
            {t(online ? 'waiting' : 'offline', { count: visits.waiting })}
          </Note>
        )}
        <ol className="pt-stops">
          {stops.map((stop, nth) => {
            const seenAt = visits.seenAt(stop)
            const isMissed = !seenAt && isOver(stop)
            const state = seenAt ? 'done' : isMissed ? 'missed' : stop === next ? 'next' : 'later'
            return (
              <li key={stop.pointId} data-state={state}>
                <span className="pt-nth">
                  {seenAt ? (
                    <Icon name="check" size={16} />
                  ) : isMissed ? (
                    <Icon name="warn" size={16} />
                  ) : (
                    nth + 1
                  )}
                </span>
                <span className="lb-min">
                  {stop === next ? <b>{stop.name}</b> : stop.name}
                  {stop === next && stop.place && <small>{stop.place}</small>}
                </span>
                <span className="lb-14 lb-nowrap">
                  {seenAt
                    ? clockOf(seenAt)
                    : isMissed
                      ? t('missedMark')
                      : t('due', { from: clockOf(stop.from), until: clockOf(stop.until) })}
                </span>
              </li>
            )
          })}
        </ol>
        {left.length === 0 && (
          <>
            <EmptyState icon="check" title={t('doneTitle')} text={t('doneText')} />
            <RoundMap stops={stops} />
          </>
        )}
        {left.length > 0 && !here && (
          <>
            <CodeCamera isPaused={here !== undefined} onCode={(code) => void find(code)} />
            {wrong && <Note tone="wait">{wrong}</Note>}
            <form
              className="pt-code"
              onSubmit={(event) => {
                event.preventDefault()
                if (typed.trim()) void find(typed)
              }}
            >
              <TextInput
                aria-label={t('code')}
                placeholder={t('scanHelp')}
                value={typed}
                maxLength={20}
                onText={setTyped}
              />
              <Button onClick={() => typed.trim() && void find(typed)}>{t('find')}</Button>
            </form>
          </>
        )}
      </div>
      {here && (
        <SeenForm
          key={here.stop.pointId}
          stop={here.stop}
          onKeep={async (seen) => {
            await visits.keep({ ...here, ...seen })
            toast(t('kept', { name: here.stop.name }))
            setHere(undefined)
          }}
          onClose={() => setHere(undefined)}
        />
      )}
    </>
  )
}
