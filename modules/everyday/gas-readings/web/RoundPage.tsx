import './round-texts.ts'
import './round.css'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { overviewOf, roundScope } from '#modules/everyday/gas-paths.ts'
import { usePeriodWords } from '#modules/everyday/gas-periods/web/public.ts'
import type { GasPeriod } from '#modules/everyday/gas-periods/contract.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { useOnline } from '#platform/web/look/OfflineLine.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { keepProgram } from '#platform/web/queue/keep-program.ts'
import { useEffect, useState } from 'react'
import type { GasReading } from '../shapes.ts'
import { Door } from './Door.tsx'
import { DoorStrip } from './DoorStrip.tsx'
import { roundQuery, useGasChanges } from './queries.ts'
import { useRound } from './use-round.ts'

/** The guard's round from door to door on a phone: what is read is kept in the phone and sent when there is a line. */
export function RoundPage() {
  const t = useTexts('gasRound')
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  useGasChanges()
  // The line may be gone for the whole round: what was loaded stays.
  const asked = useQuery({ ...roundQuery(id), gcTime: Number.POSITIVE_INFINITY })
  useEffect(() => keepProgram(roundScope), [])
  return (
    <div className="gd">
      <Loaded of={asked} failed={t('loadFailed')} skeleton={['1fr']} rows={8}>
        {({ period, readings }) => (
          <Round period={period} readings={readings.filter(({ isSmart }) => !isSmart)} />
        )}
      </Loaded>
    </div>
  )
}

function Round({ period, readings }: { period: GasPeriod; readings: readonly GasReading[] }) {
  const t = useTexts('gasRound')
  const goTo = useNavigate()
  const online = useOnline()
  const { search, change } = useAddress<{ building?: string }>()
  const { months } = usePeriodWords()
  const round = useRound(period.periodId)
  const [at, setAt] = useState<string>()
  const isDone = ({ householdId, current, filledBy }: GasReading) =>
    round.keptOf(householdId) !== undefined || (current !== null && filledBy !== 'estimate')
  const buildings = [...new Set(readings.map(({ building }) => building))]
  const building =
    search.building ?? readings.find((reading) => !isDone(reading))?.building ?? buildings[0] ?? ''
  const doors = readings.filter((reading) => reading.building === building)
  const here = doors.find(({ householdId }) => householdId === at) ?? doors.find((door) => !isDone(door))
  const done = doors.filter(isDone).length
  /** The next door behind this one that was not read; the first such one after the last. */
  const nextOf = ({ householdId }: GasReading) => {
    const place = doors.findIndex((door) => door.householdId === householdId)
    const left = [...doors.slice(place + 1), ...doors.slice(0, place)].filter((door) => !isDone(door))
    return left[0]?.householdId
  }
  return (
    <>
      <header className="gd-head">
        <button
          type="button"
          className="lb-icon-button"
          aria-label={t('back')}
          onClick={() => void goTo({ href: overviewOf(period) })}
        >
          <Icon name="back" />
        </button>
        <h1>{t('title')}</h1>
        <span className="lb-end lb-14 lb-quiet">
          {months(period.ym)}　<b>{t('doneOf', { done, all: doors.length })}</b>
        </span>
      </header>
      {(round.waiting > 0 || !online) && (
        <Note tone="wait" icon="off">
          {t(online ? 'waiting' : 'offline', { count: round.waiting })}
        </Note>
      )}
      {buildings.length > 1 && (
        <div className="gd-buildings">
          <Segments
            full
            label={t('building')}
            value={building}
            options={buildings.map((value) => ({ value, label: value }))}
            onChange={(value) => {
              setAt(undefined)
              change({ building: value })
            }}
          />
        </div>
      )}
      <DoorStrip doors={doors} here={here?.householdId} isDone={isDone} onChoose={setAt} />
      {here ? (
        <Door
          key={here.householdId}
          reading={here}
          kept={round.keptOf(here.householdId)}
          onTake={async (taken) => {
            const next = nextOf(here)
            await round.keep(taken)
            setAt(next)
          }}
          onSkip={() => setAt(nextOf(here))}
        />
      ) : (
        <EmptyState icon="check" title={t('doneTitle')} text={t('doneText', { count: doors.length })}>
          <Button type="primary" onClick={() => void goTo({ href: overviewOf(period) })}>
            {t('back')}
          </Button>
        </EmptyState>
      )}
    </>
  )
}
