import './page-texts.ts'
import { text } from '#platform/web/i18n/texts.ts'
import type { MarkKind } from '#platform/web/look/Mark.tsx'
import type { Connector, ConnectorState } from '../shapes.ts'

/** How a connector stands, in a word. */
export const stateWord = ({ state, reported }: Pick<Connector, 'state' | 'reported'>): string =>
  state === 'preparing' && reported === 'Reserved'
    ? text('chargingStationsPage', 'reserved')
    : text('chargingStationsPage', `state_${state}`)

/** The mark of a state: a fault is red, what is silent or out of use waits. */
export const stateMark = (state: ConnectorState): MarkKind =>
  state === 'error' || state === 'emergencyStop'
    ? 'overdue'
    : state === 'offline'
      ? 'reminded'
      : state === 'charging'
        ? 'plain'
        : 'note'

/** 7000 as 7.0 kW. */
export const kilowatts = (watts: number): string =>
  text('chargingStationsPage', 'kilowatts', { power: (watts / 1000).toFixed(1) })
