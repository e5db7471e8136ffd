import { holdSeconds } from '#modules/charging/charging-power/server/public.ts'
import { type Call, callOf } from './command-calls.ts'

/** Known to the station by this number: the next limit takes its place. */
const profileId = 2

interface LimitOf {
  connectorNo: number
  transactionKey: string
  amperes: number
  now: Date
}

/**
 * What a car may take from now on, for a quarter of an hour: without a server it goes back to what holds for every car
 * (`safeCall`).
 */
export function limitCall(protocol: string, { connectorNo, transactionKey, amperes, now }: LimitOf): Call {
  const profile = {
    stackLevel: 0,
    chargingProfilePurpose: 'TxProfile',
    chargingProfileKind: 'Absolute',
  }
  const schedule = {
    startSchedule: now.toISOString(),
    duration: holdSeconds,
    chargingRateUnit: 'A',
    chargingSchedulePeriod: [{ startPeriod: 0, limit: amperes }],
  }
  const action = 'SetChargingProfile'
  if (protocol === 'ocpp1.6')
    return {
      action,
      payload: {
        connectorId: connectorNo,
        csChargingProfiles: {
          ...profile,
          chargingProfileId: profileId,
          transactionId: Number(transactionKey),
          chargingSchedule: schedule,
        },
      },
    }
  return {
    action,
    payload: {
      evseId: connectorNo,
      chargingProfile: {
        ...profile,
        id: profileId,
        transactionId: transactionKey,
        chargingSchedule: [{ id: profileId, ...schedule }],
      },
    },
  }
}

/** What every car at a connector may take when nobody says otherwise; `none`: no limit any more. */
export const safeCall = (protocol: string, connectorNo: number, amperes: number | 'none'): Call =>
  callOf(protocol, {
    kind: amperes === 'none' ? 'clearProfile' : 'setProfile',
    connectorNo,
    input: amperes === 'none' ? {} : { amperes: String(amperes) },
    transactionKey: '',
    tags: [],
  })
