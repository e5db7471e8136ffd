import type { Contributions } from '#platform/web/frame/contributions.ts'

export const readersContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'readerTest',
      label: 'readersFrame:test',
      icon: 'scan',
      group: 'help',
      to: '/mgmt/readerTest',
    },
  ],
}
