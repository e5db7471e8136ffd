import type { Contributions } from '#platform/web/frame/contributions.ts'

export const messagesContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'messages',
      label: 'messages:inbox',
      icon: 'people',
      group: 'residents',
      to: '/mgmt/message',
      service: [33],
      can: 'messages.view',
    },
  ],
}
