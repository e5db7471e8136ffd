import './page-texts.ts'
import './plan.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { connectorsPath, feesPath, ratesPath, recordsPath } from '#modules/charging/charging-paths.ts'
import type { Power } from '#modules/charging/charging-power/contract.ts'
import { powerQuery } from '#modules/charging/charging-power/web/public.ts'
import { connectorsQuery, kilowatts } from '#modules/charging/charging-stations/web/public.ts'
import type { Connector } from '#modules/charging/charging-stations/contract.ts'
import { showMoney } from '#platform/contract/show-money.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { usePageExists } from '#platform/web/router/use-page-exists.ts'
import type { Session } from '../shapes.ts'
import { BayFoot } from './BayFoot.tsx'
import { BayPlan } from './BayPlan.tsx'
import { turnsOf } from './turns.ts'
import { needsSomebody, PlanSide } from './PlanSide.tsx'
import { dashboardQuery } from './queries.ts'
import type { DashboardSearch } from './screens.ts'

interface Now {
  connectors: readonly Connector[]
  open: readonly Session[]
  todayWh: number
  todayAmount: number
  power: Power
}

/** The bays as they stand now, floor by floor; the desk starts, stops and unlocks from here. */
export function DashboardPage() {
  const t = useTexts('chargingSessionsPage')
  const queries = useQueryClient()
  useChanges(['chargingStations.', 'chargingSessions.', 'chargingPower.'], () => {
    void queries.invalidateQueries({ queryKey: ['chargingPower'] })
    void queries.invalidateQueries({ queryKey: ['chargingStations'] })
    void queries.invalidateQueries({ queryKey: ['chargingSessions'] })
  })
  const connectors = useQuery(connectorsQuery())
  const now = useQuery(dashboardQuery())
  const power = useQuery(powerQuery())
  const asked = {
    data: connectors.data &&
      now.data &&
      power.data && { connectors: connectors.data.data, ...now.data, power: power.data },
    error: connectors.error ?? now.error ?? power.error,
    refetch: () => void Promise.all([connectors.refetch(), now.refetch(), power.refetch()]),
  }
  return (
    <div className="lb-page chg-whole">
      <Head
        rows={connectors.data?.data ?? []}
        waiting={now.data?.waiting ?? 0}
        inLine={power.data?.turns.filter(({ amperes }) => !amperes) ?? []}
      />
      <Loaded
        of={asked}
        failed={t('failed')}
        skeleton={['1fr', '1fr', '1fr', 320]}
        rows={8}
        isEmpty={(data) => !data.connectors.length}
        empty={<EmptyState icon="bolt" title={t('empty')} text={t('emptyText')} />}
      >
        {(data) => <Plan {...data} />}
      </Loaded>
    </div>
  )
}

const floorsOf = (rows: readonly Connector[]) => [...new Set(rows.map(({ floor }) => floor))]

interface HeadProps {
  rows: readonly Connector[]
  waiting: number
  /** The cars that wait for power. */
  inLine: Power['turns']
}

function Head({ rows, waiting, inLine }: HeadProps) {
  const t = useTexts('chargingSessionsPage')
  const { search, change } = useAddress<DashboardSearch>()
  const floors = floorsOf(rows)
  const floor = search.floor ?? floors[0] ?? ''
  const here = rows.filter((one) => one.floor === floor)
  const count = (state: string) => here.filter((one) => one.state === state).length
  return (
    <div className="lb-page-head lb-wrap">
      <h1>{t('title')}</h1>
      {floors.length > 0 && (
        <Segments
          label={t('title')}
          value={floor}
          onChange={(next) => change({ floor: next, bay: undefined })}
          options={floors.map((value) => ({
            value,
            label: t('floorBays', { floor: value, count: rows.filter((one) => one.floor === value).length }),
          }))}
        />
      )}
      {floors.length > 0 && (
        <span className="lb-quiet">
          {t('counts', {
            charging: count('charging'),
            waiting: here.filter((one) => inLine.some(({ connectorId }) => connectorId === one.connectorId))
              .length,
            idle: count('idle'),
          })}
        </span>
      )}
      <Ways waiting={waiting} />
    </div>
  )
}

/** The pages beside this one, those that there are. */
function Ways({ waiting }: { waiting: number }) {
  const t = useTexts('chargingSessionsPage')
  const goTo = useNavigate()
  const exists = usePageExists()
  const maySet = useAllowed()([{ can: 'chargingStations.configure' }]).length > 0
  const go = (href: string) => void goTo({ href })
  const [hasRates, hasFees] = [exists(ratesPath), exists(feesPath)]
  useHotKey('Alt+2', 'chargingSessions:records', () => go(recordsPath))
  useHotKey('Alt+3', 'chargingSessionsPage:rates', () => go(ratesPath), { enabled: hasRates })
  useHotKey('Alt+4', 'chargingSessionsPage:fees', () => go(feesPath), { enabled: hasFees })
  return (
    <span className="lb-end lb-line lb-wrap lb-gap-8">
      <Button aria-keyshortcuts="Alt+2" onClick={() => go(recordsPath)}>
        {waiting ? t('waiting', { count: waiting }) : t('records')} <Key keys="Alt 2" />
      </Button>
      {hasRates && (
        <Button aria-keyshortcuts="Alt+3" onClick={() => go(ratesPath)}>
          {t('rates')} <Key keys="Alt 3" />
        </Button>
      )}
      {hasFees && (
        <Button aria-keyshortcuts="Alt+4" onClick={() => go(feesPath)}>
          {t('fees')} <Key keys="Alt 4" />
        </Button>
      )}
      {maySet && <Button onClick={() => go(connectorsPath)}>{t('setup')}</Button>}
    </span>
  )
}

function Plan({ connectors, open, todayWh, todayAmount, power: load }: Now) {
  const t = useTexts('chargingSessionsPage')
  const now = useMinute()
  const { search, change } = useAddress<DashboardSearch>()
  const floor = search.floor ?? floorsOf(connectors)[0]
  const here = connectors.filter((one) => one.floor === floor)
  const sessions = new Map(open.map((one) => [one.connectorId, one]))
  const sessionOf = (connectorId: string) => sessions.get(connectorId)
  const chosen =
    here.find(({ bay }) => bay === search.bay) ?? here.find(({ state }) => state === 'charging') ?? here[0]
  const turns = turnsOf(load)
  const charging = connectors.filter(({ state }) => state === 'charging')
  const power = charging.reduce((sum, { powerW }) => sum + (powerW ?? 0), 0)
  const wanted = connectors.filter((one) => needsSomebody(one, sessionOf(one.connectorId))).length
  const choose = (connector: Connector | undefined) =>
    connector && change({ floor: connector.floor, bay: connector.bay })
  const numbers = [
    [t('chargingNow'), t('bays', { count: charging.length })],
    [t('powerNow'), kilowatts(power)],
    [t('todayEnergy'), t('energy', { energy: Math.round(todayWh / 1000).toLocaleString('en') })],
    [t('todayAmount'), showMoney(todayAmount)],
    [t('toHandle'), t('bays', { count: wanted })],
  ] as const
  return (
    <div className="chg-page">
      <Panel
        title={t('plan', { floor: floor ?? '' })}
        extra={
          <span className="lb-14 lb-quiet lb-nowrap">
            <Key keys="↑" /> <Key keys="↓" /> <Key keys="←" /> <Key keys="→" /> {t('walk')}
          </span>
        }
        grow
      >
        <BayPlan
          connectors={here}
          sessionOf={sessionOf}
          turns={turns}
          now={now}
          chosen={chosen?.connectorId}
          onChoose={(id) => choose(here.find(({ connectorId }) => connectorId === id))}
        />
        {chosen && (
          <BayFoot
            key={chosen.connectorId}
            connector={chosen}
            session={sessionOf(chosen.connectorId)}
            turn={turns.get(chosen.connectorId)}
            now={now}
          />
        )}
        <div className="chg-numbers">
          {numbers.map(([label, said]) => (
            <div key={label}>
              {label}
              <b>{said}</b>
            </div>
          ))}
        </div>
      </Panel>
      <PlanSide connectors={connectors} sessionOf={sessionOf} power={load} now={now} onChoose={choose} />
    </div>
  )
}
