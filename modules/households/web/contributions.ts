import { openFastReceive } from '#modules/fast-receive/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { households } from '../contract.ts'
import { HouseholdPickerHost } from './HouseholdPickerHost.tsx'
import { MarksDialogHost } from './MarksDialogHost.tsx'

const api = client(households)

export const householdsContributions: Partial<Contributions> = {
  dialogs: [HouseholdPickerHost, MarksDialogHost],
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
        const { data } = await api.findHouseholds({ text: fragment }, { signal })
        return data.map((found) => ({
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
