import type { IconName } from '#platform/web/look/icon-paths.ts'

/** A service as the catalogue has it: its icon, whose page it is, and where it leads (R055, R056). */
export interface CatalogueEntry {
  icon: IconName
  /** Pages of this product, legacy pages of the housekeeper, or no page (R057). */
  project: 'mgmt' | 'housekeeper' | 'none'
  address: string | undefined
}

/** Every service by its numeric id; -1 is the exit of visitors that service 50 yields (R054). */
export const catalogue: Readonly<Record<number, CatalogueEntry>> = {
  [2]: { icon: 'cash', project: 'mgmt', address: '/mgmt/management_control' },
  [17]: { icon: 'person', project: 'mgmt', address: '/mgmt/PlusGuestReservation/List' },
  [21]: { icon: 'grid', project: 'mgmt', address: '/mgmt/bulletin' },
  [23]: { icon: 'people', project: 'mgmt', address: '/mgmt/UnitOwnerAssembly' },
  [24]: { icon: 'siren', project: 'mgmt', address: '/mgmt/BA-alert' },
  [26]: { icon: 'bag', project: 'mgmt', address: '/mgmt/point/orderFood' },
  [30]: { icon: 'bolt', project: 'mgmt', address: '/mgmt/EvCharging' },
  [32]: { icon: 'locker', project: 'mgmt', address: '/mgmt/smartLocker' },
  [33]: { icon: 'mega', project: 'mgmt', address: '/mgmt/message' },
  [46]: { icon: 'mega', project: 'mgmt', address: '/mgmt/news' },
  [52]: { icon: 'doc', project: 'mgmt', address: '/mgmt/rules' },
  [53]: { icon: 'clock', project: 'mgmt', address: '/mgmt/Calendar' },
  [54]: { icon: 'doc', project: 'mgmt', address: '/mgmt/CommunityGas' },
  [56]: { icon: 'house', project: 'mgmt', address: '/mgmt/BAHome' },
  [57]: { icon: 'call', project: 'mgmt', address: '/mgmt/intercom/callRecordList' },
  [7]: { icon: 'cash', project: 'housekeeper', address: '/community/cashManagement.aspx' },
  [9]: { icon: 'check', project: 'housekeeper', address: '/community/patrolAdministrate.aspx' },
  [10]: { icon: 'check', project: 'housekeeper', address: '/community/vote.aspx' },
  [11]: { icon: 'box', project: 'housekeeper', address: '/community/assetMain.aspx' },
  [47]: { icon: 'bell', project: 'housekeeper', address: '/community/communityPushNotification_v2.aspx' },
  [48]: { icon: 'bag', project: 'housekeeper', address: '/community/collectionPayment_v2.aspx' },
  [49]: { icon: 'box', project: 'housekeeper', address: '/community/postal.aspx' },
  [50]: { icon: 'person', project: 'housekeeper', address: '/community/CommunityGuestControl.aspx' },
  [51]: { icon: 'door', project: 'housekeeper', address: '/community/reservation_v2.aspx' },
  [55]: { icon: 'bag', project: 'housekeeper', address: '/community/serviceStores_v2.aspx' },
  [58]: { icon: 'card', project: 'housekeeper', address: '/community/pointManage.aspx' },
  [-1]: { icon: 'door', project: 'none', address: undefined },
  [1]: { icon: 'house', project: 'none', address: undefined },
  [4]: { icon: 'clock', project: 'none', address: undefined },
  [14]: { icon: 'house', project: 'none', address: undefined },
  [25]: { icon: 'box', project: 'none', address: undefined },
  [60]: { icon: 'siren', project: 'none', address: undefined },
  [61]: { icon: 'card', project: 'none', address: undefined },
  [62]: { icon: 'card', project: 'none', address: undefined },
}

/** The second catalogue (R058): what is bound to households, and ordering for the community, which is marked New. */
export const secondCatalogue: readonly {
  id: number
  icon: IconName
  label: string
  address: string | undefined
  isNew: boolean
  can?: string
}[] = [
  {
    id: 1,
    icon: 'house',
    label: 'servicePages:householdBinding',
    address: '/community/comOpenServiceStatus.aspx',
    isNew: false,
    can: 'activation.view',
  },
  { id: 4, icon: 'bag', label: 'servicePages:proxyOrdering', address: '/mgmt/Property', isNew: true },
]
