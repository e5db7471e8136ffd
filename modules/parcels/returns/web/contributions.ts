import { client } from '#platform/web/calls/client.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'
import { returnsCounter } from '../counter-contract.ts'
import { listPath, registerPath } from './paths.ts'

const api = client(returnsCounter)

export const returnsContributions: Partial<Contributions> = {
  counters: [
    {
      name: 'returns',
      label: 'returns:counter',
      to: listPath,
      service: [49],
      can: 'returns.view',
      count: async () => (await api.countWaiting({})).data.count,
      changedBy: ['returns.'],
    },
  ],
  acts: [
    {
      name: 'registerReturn',
      label: 'returns:registerReturn',
      icon: 'boxin',
      group: 'desk',
      key: 'Alt+R',
      to: registerPath,
      service: [49],
      can: 'returns.register',
    },
    {
      name: 'registerOutgoing',
      label: 'returns:registerOutgoing',
      icon: 'box',
      group: 'desk',
      to: `${registerPath}?kind=outgoing`,
      service: [49],
      can: 'returns.register',
    },
    {
      name: 'handToCourier',
      label: 'returns:handToCourier',
      icon: 'tray',
      group: 'desk',
      key: 'Alt+V',
      to: listPath,
      service: [49],
      can: 'returns.handOver',
    },
  ],
  findingKinds: [async () => (await import('./found.ts')).findingKinds],
  shiftSections: [async () => (await import('./shift-sections.ts')).shiftSections],
  householdParts: [async () => (await import('./household-parts.ts')).householdParts],
}
