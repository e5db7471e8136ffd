import { moduleWords } from '#platform/contract/words.ts'
import { messagePermissions } from '#modules/everyday/permission-group.ts'

/** What people call what links of households do, have and declare, in both languages. */
export const householdLinksWords = moduleWords({
  modules: {
    householdLinks: ['戶別連結', 'Links of households'],
  },
  acts: {
    'householdLinks.handOut': ['列出戶別連結', 'Gave out links of households'],
    'householdLinks.renew': ['換發戶別連結', 'Renewed the links of a household'],
    'householdLinks.renewAll': ['換發全部戶別連結', 'Renewed the links of all households'],
  },
  fields: {
    linkKind: ['連結用途', 'What the links open'],
    linkCount: ['幾戶', 'Households'],
  },
  values: {
    'linkKind.gas': ['瓦斯抄表', 'Gas readings'],
    'linkKind.message': ['意見回饋', 'Messages'],
    'linkKind.facility': ['公設預約', 'Facility bookings'],
    'linkKind.locker': ['智取櫃取件', 'Parcels in lockers'],
  },
  permissionGroup: messagePermissions,
  permissions: {
    'householdLinks.handOut': ['列印戶別 QR 連結', 'Print QR links of households'],
    'householdLinks.renew': ['換發戶別連結', 'Renew links of households'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    householdLinks: typeof householdLinksWords
  }
}
