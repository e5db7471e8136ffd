import type { Contributions } from '#platform/web/frame/contributions.ts'
import { HouseholdPickerHost, loadPicker } from './HouseholdPickerHost.tsx'
import { MarksDialogHost } from './MarksDialogHost.tsx'

const loadKnown = () => import('./known-households.ts')

export const householdsContributions: Partial<Contributions> = {
  dialogs: [HouseholdPickerHost, MarksDialogHost],
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
