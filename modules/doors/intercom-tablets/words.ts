import { moduleWords } from '#platform/contract/words.ts'
import { intercomPermissions } from '#modules/doors/intercom-permission-group.ts'

/** What people call what households of the intercom do and have, in both languages. */
export const intercomTabletsWords = moduleWords({
  modules: { intercomTablets: ['對講機住戶', 'Households of the intercom'] },
  acts: {
    'intercomTablets.setForwarding': ['設定轉接電話', 'Set the number that calls go on to'],
    'intercomTablets.dropForwarding': ['移除轉接電話', 'Removed the number that calls went on to'],
    'intercomTablets.setOrder': ['更改響鈴順序', 'Changed the order of ringing'],
    'intercomTablets.setAuthorized': ['開通或關閉對講機', 'Opened or closed the intercom'],
    'intercomTablets.export': ['匯出轉接號碼', 'Exported numbers'],
    'intercomTablets.import': ['匯入轉接號碼', 'Imported numbers'],
    'intercomTablets.tryImport': ['試讀轉接號碼檔', 'Looked at a workbook of numbers'],
    'intercomTablets.move': ['移轉對講機', 'Moved the intercom'],
  },
  targets: { intercomTablet: ['對講機住戶', 'Household of the intercom'] },
  fields: {
    forwardKind: ['轉接類型', 'Kind of number'],
    forwardNumber: ['轉接號碼', 'Number'],
    chainOrder: ['響鈴順序', 'Order of ringing'],
    opened: ['開通戶數', 'Households opened'],
    closed: ['關閉戶數', 'Households closed'],
    setCount: ['設定筆數', 'Numbers set'],
    removedCount: ['移除筆數', 'Numbers removed'],
  },
  values: {
    'forwardKind.landline': ['市話', 'Landline'],
    'forwardKind.cellPhone': ['手機', 'Mobile phone'],
    'kind.indoor': ['室內機', 'Indoor unit'],
    'kind.app': ['App 裝置', 'App'],
    'order.indoor': ['室內機', 'Indoor unit'],
    'order.app': ['App 裝置', 'App'],
    'order.forward': ['轉接電話', 'Number'],
    'isTrial.0': ['寫入', 'Written'],
    'isTrial.1': ['試讀', 'Looked at'],
    'chainOrder.indoor': ['室內機', 'Indoor unit'],
    'chainOrder.app': ['App 裝置', 'App'],
    'chainOrder.forward': ['轉接電話', 'Number'],
  },
  permissionGroup: intercomPermissions,
  permissions: {
    'intercomTablets.view': ['查看住戶對講機', 'See the households of the intercom'],
    'intercomTablets.edit': ['設定轉接、裝置與響鈴順序', 'Set numbers, devices and orders'],
    'intercomTablets.configure': ['開通住戶、匯入匯出號碼', 'Open households, import and export numbers'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    intercomTablets: typeof intercomTabletsWords
  }
}
