import type { Contributions } from '#platform/web/frame/contributions.ts'

export const packageRecordsContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'packageList',
      label: 'packageRecords:list',
      icon: 'box',
      group: 'desk',
      to: '/community/postalList.aspx',
      service: [49],
      can: 'packageRecords.view',
    },
  ],
}
