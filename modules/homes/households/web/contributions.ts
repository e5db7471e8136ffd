import type { Contributions } from '#platform/web/frame/contributions.ts'
import { marking } from './marking.ts'
import { loadPicker, picker } from './picking.ts'

const loadKnown = () => import('./known-households.ts')

export const householdsContributions: Partial<Contributions> = {
  dialogs: [picker.Host, marking.Host],
  provisions: [
    {
      name: 'households',
      service: [48, 49],
      can: 'households.view',
      fetch: () => Promise.all([loadKnown().then((known) => known.fetchKnownHouseholds()), loadPicker()]),
    },
  ],
  acts: [
    {
      name: 'households',
      label: 'households:list',
      icon: 'house',
      group: 'residents',
      to: '/mgmt/household',
      can: 'households.view',
    },
  ],
  findingKinds: [async () => (await import('./found.ts')).findingKinds],
}
