import type { ReportedState } from '#modules/charging/charging-stations/contract.ts'

/** What a status of OCPP is in the house (R402); 2.0.1 says no more than that a connector is occupied. */
const states: Readonly<Record<string, ReportedState>> = {
  Available: 'idle',
  Preparing: 'preparing',
  Reserved: 'preparing',
  Charging: 'charging',
  SuspendedEV: 'stopped',
  SuspendedEVSE: 'stopped',
  Finishing: 'stopped',
  Unavailable: 'unavailable',
  Faulted: 'error',
}

/** The state of a connector by a status of OCPP and what its vendor says of a fault. */
export function stateOfStatus(status: string, vendorError = ''): ReportedState {
  const state = states[status] ?? 'idle'
  return state === 'error' && /emergency|e-?stop/i.test(vendorError) ? 'emergencyStop' : state
}

/** Of 2.0.1: an occupied connector is what its transaction is. */
export const stateOfOccupied = (before: ReportedState): ReportedState =>
  before === 'charging' || before === 'stopped' ? before : 'preparing'

const charging: Readonly<Record<string, ReportedState>> = {
  Charging: 'charging',
  EVConnected: 'preparing',
  SuspendedEV: 'stopped',
  SuspendedEVSE: 'stopped',
  Idle: 'stopped',
}

/** Of 2.0.1: what a transaction says of its charging; undefined: nothing. */
export const stateOfCharging = (chargingState: string | undefined): ReportedState | undefined =>
  chargingState === undefined ? undefined : charging[chargingState]
