import type { Permissions } from '#platform/contract/access.ts'
import { features } from './contract.ts'

export const permissions = {} as const satisfies Permissions

/** What a feature of Login/Feature needs: one of the services and the permission. */
export interface FeatureNeeds {
  /** Empty: every community has it. */
  services: readonly number[]
  /** Undefined while no module does it: nobody may. */
  permission: string | undefined
}

/** What each feature needs (R060). */
export const featureNeeds: Partial<Record<number, FeatureNeeds>> = {
  [features.postal]: { services: [48, 49], permission: 'packages.handOver' },
  [features.announcement]: { services: [46], permission: undefined },
  [features.message]: { services: [33], permission: undefined },
  [features.push]: { services: [47], permission: undefined },
  [features.user]: { services: [], permission: 'residents.view' },
  [features.payment]: { services: [2], permission: undefined },
  [features.facilities]: { services: [51], permission: undefined },
  [features.point]: { services: [58], permission: undefined },
}
