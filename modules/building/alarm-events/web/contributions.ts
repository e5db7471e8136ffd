import type { Contributions } from '#platform/web/frame/contributions.ts'
import { AlarmCardsHost } from './AlarmCardsHost.tsx'
import { analysisPath, eventsPath } from './paths.ts'

const service = [24, 56] as const
const can = 'alarmEvents.view'

export const alarmEventsContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'alarms',
      label: 'alarmEvents:list',
      icon: 'siren',
      group: 'alarms',
      to: eventsPath,
      service,
      can,
    },
    {
      name: 'alarmAnalysis',
      label: 'alarmEvents:analysis',
      icon: 'doc',
      group: 'alarms',
      to: analysisPath,
      isVariant: true,
      service,
      can,
    },
  ],
  dialogs: [AlarmCardsHost],
}
