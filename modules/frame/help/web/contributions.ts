import type { Contributions } from '#platform/web/frame/contributions.ts'
import { LateHelp } from './LateHelp.tsx'

const help = () => import('./help-store.ts')

export const helpContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'faq',
      label: 'help:faq',
      icon: 'help',
      group: 'help',
      service: [49],
      open: async () => (await help()).openFaq(),
    },
    {
      name: 'tour',
      label: 'help:tour',
      icon: 'right',
      group: 'help',
      service: [49],
      open: async () => (await help()).startTour(),
    },
    {
      name: 'support',
      label: 'help:support',
      icon: 'call',
      group: 'help',
      open: async () => (await help()).openSupport(),
    },
  ],
  dialogs: [LateHelp],
}
