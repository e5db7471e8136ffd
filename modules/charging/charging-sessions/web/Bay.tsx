import { kilowatts, stateWord } from '#modules/charging/charging-stations/web/public.ts'
import type { Connector } from '#modules/charging/charging-stations/contract.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { speakWait } from '#platform/web/look/speak-time.ts'
import type { Session } from '../shapes.ts'
import type { BayTurn } from './turns.ts'

/** A car from above. */
const car =
  'M14 2h16c5 0 8 4 8.500 10l1 20v34c0 6-4 10-9.500 10H14C8.500 76 4.500 72 4.500 66V32l1-20C6 6 9 2 14 2zM7 22c10-4 20-4 30 0l-3 10c-8-2-16-2-24 0zM10 60c8 2 16 2 24 0l2 8H8zM4.500 28 1 32v3l3.500-1M39.500 28 43 32v3l-3.500-1'

const withCar = new Set(['charging', 'stopped', 'preparing'])

/** How a bay is told: what class it has, and its lines. */
export function toldOf(connector: Connector, session: Session | undefined, now: number, turn?: BayTurn) {
  const { state, lastState, since, errorInfo, errorCode, note, powerW } = connector
  const t = text
  const lasting = (from: Date) => speakWait(now - from.getTime())
  const isFull = state === 'stopped' && !turn?.place && session?.fullSince
  const stateText = turn?.place
    ? t('chargingSessionsPage', 'place', { place: turn.place })
    : isFull
      ? t('chargingSessionsPage', 'fullFor', { time: lasting(isFull) })
      : state === 'offline'
        ? t('chargingSessionsPage', 'offlineFor', { time: lasting(since) })
        : stateWord(connector)
  const said =
    state === 'offline'
      ? t('chargingSessionsPage', 'lastWas', { state: t('chargingStationsPage', `state_${lastState}`) })
      : state === 'error' || state === 'emergencyStop'
        ? errorInfo || errorCode
        : state === 'unavailable'
          ? note
          : state === 'preparing' || turn?.place
            ? t('chargingSessionsPage', 'plugged')
            : ''
  return {
    kind: isFull
      ? 'chg-full'
      : state === 'error' || state === 'emergencyStop'
        ? 'chg-error'
        : state === 'offline' || state === 'unavailable'
          ? 'chg-off'
          : state === 'idle'
            ? 'chg-idle'
            : '',
    stateText,
    said,
    hasCar: withCar.has(state === 'offline' ? lastState : state),
    power: state === 'charging' || (state === 'stopped' && !turn?.place) ? kilowatts(powerW ?? 0) : '',
    energy: session && state !== 'offline' && state !== 'idle' ? (session.energyWh / 1000).toFixed(1) : '',
  }
}

interface BayProps {
  connector: Connector
  session: Session | undefined
  turn: BayTurn | undefined
  now: number
  isChosen: boolean
  onChoose: () => void
}

/** A bay of the plan: its number, the car, what runs, and how it stands. */
export function Bay({ connector, session, turn, now, isChosen, onChoose }: BayProps) {
  const t = useTexts('chargingSessionsPage')
  const { bay, state, powerW, maxAmperes, phases } = connector
  const told = toldOf(connector, session, now, turn)
  const most = maxAmperes * 220 * (phases === 'RST' ? 3 : 1)
  return (
    <button
      type="button"
      data-spot={connector.connectorId}
      aria-pressed={isChosen}
      className={`chg-bay ${told.kind}${isChosen ? ' chg-chosen' : ''}`}
      onClick={onChoose}
    >
      <span>
        <span className="lb-sr">{t('bay')} </span>
        {bay}
      </span>
      {told.hasCar && (
        <svg className="chg-car" viewBox="0 0 44 78" aria-hidden="true">
          <path d={car} />
        </svg>
      )}
      {told.power && <b>{told.power}</b>}
      {told.said && <span className="chg-bay-said">{told.said}</span>}
      {told.energy && <span>{t('energy', { energy: told.energy })}</span>}
      {state === 'charging' && (
        <progress
          className="lb-bar"
          aria-label={t('powerOfMost', { percent: Math.round(((powerW ?? 0) / most) * 100) })}
          value={Math.min(powerW ?? 0, most)}
          max={most}
        />
      )}
      <span className="chg-bay-state">{told.stateText}</span>
    </button>
  )
}
