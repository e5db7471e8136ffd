import type { Contributions } from '#platform/web/frame/contributions.ts'

const view = { service: [49], can: 'packageRecords.view' } as const

export const packageRecordsContributions: Partial<Contributions> = {
  acts: [
    {
      ...view,
      name: 'postalManagement',
      label: 'packageRecords:room',
      icon: 'box',
      group: 'parcels',
      to: '/community/postal.aspx',
      shortcut: 40,
    },
    {
      ...view,
      name: 'packageList',
      label: 'packageRecords:list',
      icon: 'doc',
      group: 'parcels',
      key: 'Alt+P',
      to: '/community/postalList.aspx',
    },
    {
      name: 'receivePage',
      label: 'packageRecords:receive',
      icon: 'scan',
      group: 'parcels',
      to: '/community/postalReceive.aspx',
      service: [49],
      can: 'packages.handOver',
      isVariant: true,
    },
    {
      name: 'stockTake',
      label: 'packageRecords:stockTake',
      icon: 'check',
      group: 'parcels',
      to: '/mgmt/postalPatch',
      service: [49],
      can: 'packageRecords.keep',
    },
  ],
  scanReaders: [
    {
      ...view,
      name: 'closedPackages',
      order: 25,
      take: (code) =>
        import('./closed-scan.ts')
          .then(({ openClosedPackage }) => openClosedPackage(code))
          .catch(() => false),
    },
  ],
  findingKinds: [async () => (await import('./found.ts')).findingKinds],
}
