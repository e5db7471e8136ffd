import { deskRoles, everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'chargingStations.view': everyone,
  'chargingStations.control': deskRoles,
  'chargingStations.configure': ['admin', 'manager'],
} as const satisfies Permissions
