import type { Contributions } from '#platform/web/frame/contributions.ts'

import { messageSettingPath } from './screens.ts'

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
    {
      name: 'messageSetting',
      label: 'messages:setting',
      icon: 'doc',
      group: 'residents',
      to: messageSettingPath,
      settings: async () => (await import('./setting-parts.ts')).settingList,
      service: [33],
      can: 'messages.setUp',
    },
  ],
  findingKinds: [async () => (await import('./found.ts')).findingKinds],
}
