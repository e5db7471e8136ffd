import './page-texts.ts'
import './power.css'
import { useState } from 'react'
import type { Connector } from '#modules/charging/charging-stations/contract.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { inRow } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakWait } from '#platform/web/look/speak-time.ts'
import type { Power } from '../contract.ts'
import { OrderDialog } from './OrderDialog.tsx'
import { SharingDialog } from './SharingDialog.tsx'

export interface QueuePanelProps {
  power: Power
  connectors: readonly Connector[]
  /** Who stands at a bay. */
  labelOf: (connectorId: string) => string
  now: number
  onChoose: (connector: Connector) => void
}

const nameOf = ({ floor, bay }: Connector) => `${floor}-${bay}`

/** The cars that wait for power, in their order, and by which rules. */
export function QueuePanel({ power, connectors, labelOf, now, onChoose }: QueuePanelProps) {
  const t = useTexts('chargingPowerPage')
  const may = useAllowed()
  const maySet = may([{ can: 'chargingStations.configure' }]).length > 0
  const mayOrder = may([{ can: 'chargingStations.control' }]).length > 0
  const [dialog, setDialog] = useState<'order' | 'sharing'>()
  const byId = new Map(connectors.map((one) => [one.connectorId, one]))
  const waiting = power.turns.flatMap(({ connectorId, amperes, wantsSince }) => {
    const connector = amperes === 0 ? byId.get(connectorId) : undefined
    return connector ? [{ connector, wantsSince }] : []
  })
  const deaf = power.turns.flatMap(({ connectorId, refused }) => (refused && byId.get(connectorId)) || [])
  const least = Math.min(...connectors.map(({ minAmperes }) => minAmperes))
  const canOrder = mayOrder && waiting.length > 1
  useHotKey('Alt+8', 'chargingPowerPage:order', () => setDialog('order'), { enabled: canOrder })
  return (
    <Panel
      title={power.isOn ? t('queue') : t('setting')}
      number={power.isOn ? waiting.length : undefined}
      summary={power.isOn ? t('queueText') : t('off')}
    >
      {power.isOn && (
        <ol className="lb-divided">
          {waiting.map(({ connector, wantsSince }, nth) => (
            <li key={connector.connectorId}>
              <button type="button" className="cp-waiter" onClick={() => onChoose(connector)}>
                <b>{nth + 1}</b>
                <b className="lb-cut">{labelOf(connector.connectorId) || nameOf(connector)}</b>
                <span className="lb-nowrap">{t('bay', { bay: nameOf(connector) })}</span>
                <span className="lb-14 lb-quiet lb-nowrap">
                  {t('waitsFor', { time: speakWait(now - wantsSince.getTime()) })}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
      <div className="lb-inner lb-14 lb-quiet">
        {power.isOn ? (
          <>
            {!waiting.length && <p>{t('nobody')}</p>}
            {power.totalW === null && <p>{t('blind')}</p>}
            {deaf.length > 0 && <p>{t('deaf', { bays: inRow(deaf.map(nameOf)) })}</p>}
            <p>{t('rule', { least })}</p>
            <p>{t('ruleSafe')}</p>
          </>
        ) : (
          <p>{t('offText')}</p>
        )}
        {(canOrder || maySet) && (
          <p className="lb-line lb-wrap lb-gap-8 cp-acts">
            {canOrder && (
              <Button aria-keyshortcuts="Alt+8" onClick={() => setDialog('order')}>
                {t('order')} <Key keys="Alt 8" />
              </Button>
            )}
            {maySet && (
              <Button className="lb-end" onClick={() => setDialog('sharing')}>
                {t('setting')}
              </Button>
            )}
          </p>
        )}
      </div>
      {dialog === 'sharing' && <SharingDialog onClose={() => setDialog(undefined)} />}
      {dialog === 'order' && (
        <OrderDialog
          waiting={waiting.map(({ connector: one }) => ({
            connectorId: one.connectorId,
            label: `${nameOf(one)}　${labelOf(one.connectorId)}`,
          }))}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Panel>
  )
}
