import { connectorsPath, dashboardPath, recordsPath } from '#modules/charging/charging-paths.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'

const of = { icon: 'bolt', group: 'facilities', service: [30] } as const

export const chargingSessionsContributions: Partial<Contributions> = {
  acts: [
    {
      ...of,
      name: 'chargingDashboard',
      label: 'chargingSessions:dashboard',
      to: dashboardPath,
      can: 'chargingStations.view',
    },
    {
      ...of,
      name: 'chargingRecords',
      label: 'chargingSessions:records',
      to: recordsPath,
      can: 'chargingSessions.view',
    },
    {
      ...of,
      name: 'chargingConnectors',
      label: 'chargingStations:connectors',
      to: connectorsPath,
      can: 'chargingStations.configure',
    },
  ],
}
