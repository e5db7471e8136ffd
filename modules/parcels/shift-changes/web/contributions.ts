import type { Contributions } from '#platform/web/frame/contributions.ts'

export const shiftChangesContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'shiftChange',
      label: 'shiftChanges:act',
      icon: 'people',
      group: 'desk',
      key: 'Alt+T',
      to: '/mgmt/shiftChange',
      shortcut: 90,
      service: [48, 49],
      can: 'shiftChanges.view',
    },
  ],
}
