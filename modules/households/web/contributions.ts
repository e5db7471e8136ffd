import { openFastReceive } from '#modules/fast-receive/web/public.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'
import { text } from '#platform/web/i18n/texts.ts'
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
  finders: [
    {
      name: 'households',
      label: 'households:finder',
      service: [48, 49],
      can: 'households.view',
      async find(fragment, signal) {
        const all = await (await loadKnown()).searchHouseholds({ text: fragment }, { signal })
        return all.map((found) => ({
          id: found.householdId,
          title: found.label,
          names: found.names,
          detail: found.matched
            ? text('households', 'matched', { text: found.matched })
            : text('households', 'finderDetail'),
          icon: 'house' as const,
          open: () => openFastReceive({ households: [found], receiveType: 3 }),
        }))
      },
    },
  ],
}
