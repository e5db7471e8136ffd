import type { Permissions } from '#platform/contract/access.ts'
import { features } from './contract.ts'

export const permissions = {} as const satisfies Permissions

/** What a feature of Login/Feature needs: one of the services and the permission. */
export interface FeatureNeeds {
  services: readonly number[]
  permission: string
}

/** Features whose modules exist; the others answer false until they do. */
export const featureNeeds: Partial<Record<number, FeatureNeeds>> = {
  [features.postal]: { services: [48, 49], permission: 'packages.handOver' },
}
