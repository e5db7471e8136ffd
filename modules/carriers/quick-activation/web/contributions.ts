import type { Contributions } from '#platform/web/frame/contributions.ts'
import { openQuickActivation } from './public.ts'
import { quickActivation } from './activation-store.ts'

export const quickActivationContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'quickActivation',
      label: 'quickActivation:title',
      icon: 'card',
      group: 'residents',
      key: 'Alt+O',
      shortcut: 80,
      can: 'activation.view',
      needs: { can: 'activation.change', otherwise: 'quickActivation:noPermission' },
      open: () => void openQuickActivation(),
    },
  ],
  openers: [{ name: 'quickActivation', open: (about) => void openQuickActivation(about?.household) }],
  dialogs: [quickActivation.Host],
}
