import type { Given } from '#platform/contract/call.ts'
import type { chargingPower, Sharing } from '../contract.ts'

export type Shown = Given<typeof chargingPower.calls.showSharing>['data']

/** The rules as they are typed. */
export interface SharingForm {
  isOn: boolean
  contractKw: string
  startPercent: string
  baseFrom: Sharing['baseFrom']
  /** 24 numbers with a comma between each. */
  profile: string
  pointId: string
}

export const formOf = ({
  contractKw,
  startPercent,
  profile,
  pointId,
  isOn,
  baseFrom,
}: Shown): SharingForm => ({
  isOn,
  baseFrom,
  contractKw: String(contractKw),
  startPercent: String(startPercent),
  profile: profile.join(','),
  pointId: pointId ?? '',
})

export const sharingOf = (form: SharingForm): Sharing => ({
  isOn: form.isOn,
  baseFrom: form.baseFrom,
  contractKw: Number(form.contractKw),
  startPercent: Number(form.startPercent),
  profile: form.profile.split(',').map(Number),
  pointId: form.baseFrom === 'point' ? form.pointId : null,
})

/** Whether every hour has its whole kW. */
export const isWhole = (profile: string): boolean => profile.split(',').every((kw) => /^\d{1,4}$/.test(kw))
