import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { stateWord, TellDialog, type Told } from '#modules/charging/charging-stations/web/public.ts'
import type { Connector } from '#modules/charging/charging-stations/contract.ts'
import { historyPath } from '#modules/charging/charging-paths.ts'
import { showMoney } from '#platform/contract/show-money.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { Session } from '../shapes.ts'
import { durationOf, showEnergy } from './session-words.ts'
import type { BayTurn } from './turns.ts'

interface BayFootProps {
  connector: Connector
  session: Session | undefined
  turn: BayTurn | undefined
  now: number
}

/** The chosen bay: who charges there since when, and what the desk may tell its station. */
export function BayFoot({ connector, session, turn, now }: BayFootProps) {
  const t = useTexts('chargingSessionsPage')
  const goTo = useNavigate()
  const mayTell = useAllowed()([{ can: 'chargingStations.control' }]).length > 0
  const [told, setTold] = useState<Told>()
  const { connectorId, state, bay, since, code } = connector
  const isReachable = mayTell && state !== 'offline'
  const startOrStop = session ? 'stop' : 'start'
  useHotKey('Alt+5', `chargingSessionsPage:${startOrStop}`, () => setTold(startOrStop), {
    enabled: isReachable,
  })
  useHotKey('Alt+6', 'chargingSessionsPage:unlock', () => setTold('unlock'), { enabled: isReachable })
  const details = () => void goTo({ to: historyPath, search: { connector: connectorId } })
  useHotKey('Alt+7', 'chargingSessionsPage:detail', details)
  return (
    <div className="chg-foot">
      <b className="lb-20">{bay}</b>
      <div className="lb-grow">
        {session ? (
          <>
            <p className="lb-line lb-wrap lb-gap-8">
              {session.householdLabel ? (
                <HouseholdName label={session.householdLabel} names={session.residentNames} />
              ) : (
                <b>{t('unknownHousehold')}</b>
              )}
              <span className="lb-quiet">
                {t('sessionLine', { time: speakTime(session.startedAt), duration: durationOf(session, now) })}
              </span>
            </p>
            <p className="lb-14 lb-quiet">
              {session.amount === null
                ? t('energy', { energy: showEnergy(session.energyWh) })
                : t('soFar', { energy: showEnergy(session.energyWh), amount: showMoney(session.amount) })}
              {turn &&
                `　${turn.place ? t('place', { place: turn.place }) : t('limited', { amperes: turn.amperes })}`}
            </p>
          </>
        ) : (
          <>
            <p>{code}</p>
            <p className="lb-14 lb-quiet">
              {t('notCharging', { state: stateWord(connector), since: speakTime(since) })}
            </p>
          </>
        )}
      </div>
      {isReachable && (
        <>
          <Button aria-keyshortcuts="Alt+5" onClick={() => setTold(startOrStop)}>
            {t(startOrStop)} <Key keys="Alt 5" />
          </Button>
          <Button aria-keyshortcuts="Alt+6" onClick={() => setTold('unlock')}>
            {t('unlock')} <Key keys="Alt 6" />
          </Button>
        </>
      )}
      <Button aria-keyshortcuts="Alt+7" onClick={details}>
        {t('detail')} <Key keys="Alt 7" />
      </Button>
      {told && <TellDialog connector={connector} told={told} onClose={() => setTold(undefined)} />}
    </div>
  )
}
