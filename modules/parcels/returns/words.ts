import { moduleWords } from '#platform/contract/words.ts'
import { packagePermissions } from '#modules/parcels/permission-groups.ts'

/** What people call what returns do, have and declare, in both languages. */
export const returnsWords = moduleWords({
  modules: {
    returns: ['退件與寄件', 'Returns and outgoing'],
  },
  acts: {
    'returns.correct': ['更正退件寄件', 'Corrected a courier item'],
    'returns.handToCourier': ['交給物流', 'Handed to courier'],
    'returns.register': ['登記退件寄件', 'Registered a courier item'],
    'returns.registerAgain': ['登記退件寄件（重送）', 'Registered a courier item (sent again)'],
    'returns.rehome': ['退件寄件改至其他戶別', 'Moved a courier item to another household'],
    'returns.undoHandOver': ['復原交給物流', 'Undid a hand-over to courier'],
    'returns.view': ['查看退件寄件', 'Viewed a courier item'],
    'returns.void': ['取消退件寄件', 'Voided a courier item'],
  },
  targets: {
    courierItem: ['退件寄件', 'Courier item'],
  },
  fields: {
    'counts.returns': ['退件', 'Returns'],
    courierPerson: ['物流人員', 'Person of the courier'],
    freight: ['運費', 'Freight'],
    itemIds: ['物品', 'Items'],
    items: ['物品', 'Items'],
    outgoing: ['寄件', 'Outgoing parcels'],
    senderName: ['寄件人', 'Sender'],
  },
  values: {
    'freight.collect': ['到付', 'Collect'],
    'freight.prepaid': ['寄付', 'Prepaid'],
    'kind.outgoing': ['寄件', 'Outgoing parcel'],
    'kind.return': ['退件', 'Return'],
    'state.handedToCourier': ['已交給物流', 'Given to the courier'],
  },
  permissionGroup: packagePermissions,
  permissions: {
    'returns.handOver': ['交給物流', 'Hand to courier'],
    'returns.register': ['登記退件與寄件', 'Register returns and outgoing'],
    'returns.view': ['查看退件與寄件', 'See returns and outgoing'],
  },
  retentions: {
    'returns.personal': {
      title: ['退件與寄件的個人資料', 'Personal data of courier items'],
      words: [
        '交給物流或取消登記後開始計算。寄件人、收件人、物流條碼、備註與更正內容清空；戶別、日期與件數保留。',
        'From the courier or voiding on. Sender, recipient, barcode, notes and corrections are emptied; household, dates and pieces stay.',
      ],
    },
    'returns.pictures': {
      title: ['退件與寄件的簽名與照片', 'Signatures and photos of courier items'],
      words: [
        '交給物流後開始計算。物流人員的簽名與登記照片的檔案一併刪除。',
        'From the courier on. Files of signatures and photos are deleted.',
      ],
    },
  },
  holdings: {
    returns: {
      title: ['退件與寄件', 'Returns and outgoing'],
      words: [
        '寄件人、收件人、物流條碼、備註、更正內容與照片清空；戶別、日期與件數保留。',
        'Sender, recipient, barcode, notes, corrections and photos are emptied; household, dates and pieces stay.',
      ],
    },
  },
  sheets: {
    returns: ['退件與寄件', 'Returns and outgoing'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    returns: typeof returnsWords
  }
}
