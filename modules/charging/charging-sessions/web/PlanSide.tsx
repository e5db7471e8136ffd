import type { Power } from '#modules/charging/charging-power/contract.ts'
import { PowerPanel, QueuePanel } from '#modules/charging/charging-power/web/public.ts'
import type { Connector } from '#modules/charging/charging-stations/contract.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { Session } from '../shapes.ts'
import { toldOf } from './Bay.tsx'
import { durationOf } from './session-words.ts'

interface PlanSideProps {
  connectors: readonly Connector[]
  sessionOf: (connectorId: string) => Session | undefined
  power: Power
  now: number
  onChoose: (connector: Connector) => void
}

/** Whether somebody has to see to a bay: it is broken or silent, or a full car is in the way. */
export const needsSomebody = ({ state }: Connector, session: Session | undefined): boolean =>
  state === 'error' ||
  state === 'emergencyStop' ||
  state === 'offline' ||
  (state === 'stopped' && !!session?.fullSince)

/** Of all floors: what the building takes, who waits for power, what somebody has to see to, and who charges now. */
export function PlanSide({ connectors, sessionOf, power, now, onChoose }: PlanSideProps) {
  const t = useTexts('chargingSessionsPage')
  const wanted = connectors.filter((one) => needsSomebody(one, sessionOf(one.connectorId)))
  const charging = connectors.filter(({ state }) => state === 'charging')
  const entry = (connector: Connector, end: string) => {
    const session = sessionOf(connector.connectorId)
    return (
      <li key={connector.connectorId}>
        <button type="button" className="chg-entry" onClick={() => onChoose(connector)}>
          <b>{`${connector.floor}-${connector.bay}`}</b>
          <span className="lb-cut">{session?.householdLabel ?? connector.errorInfo}</span>
          <span className="lb-14 lb-quiet lb-nowrap">{end}</span>
        </button>
      </li>
    )
  }
  return (
    <div className="chg-side">
      {power.isOn && <PowerPanel power={power} now={new Date(now)} />}
      <QueuePanel
        power={power}
        connectors={connectors}
        labelOf={(connectorId) => sessionOf(connectorId)?.householdLabel ?? ''}
        now={now}
        onChoose={onChoose}
      />
      <Panel title={t('attention')} number={wanted.length} summary={t('attentionText')}>
        {wanted.length ? (
          <ul className="lb-divided">
            {wanted.map((one) => entry(one, toldOf(one, sessionOf(one.connectorId), now).stateText))}
          </ul>
        ) : (
          <p className="lb-inner lb-quiet">{t('attentionNone')}</p>
        )}
      </Panel>
      <Panel title={t('charging')} number={charging.length}>
        {charging.length ? (
          <ul className="lb-divided">
            {charging.map((one) => {
              const session = sessionOf(one.connectorId)
              return entry(
                one,
                session
                  ? `${t('energy', { energy: (session.energyWh / 1000).toFixed(1) })}　${durationOf(session, now)}`
                  : '',
              )
            })}
          </ul>
        ) : (
          <p className="lb-inner lb-quiet">{t('chargingNone')}</p>
        )}
      </Panel>
    </div>
  )
}
