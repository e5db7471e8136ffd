import { moduleWords } from '#platform/contract/words.ts'
import { packagePermissions } from '#modules/parcels/permission-groups.ts'

/** What people call what packages do, have and declare, in both languages. */
export const packagesWords = moduleWords({
  modules: {
    packages: ['包裹', 'Packages'],
  },
  acts: {
    'packages.closeAsReturn': ['轉為退件', 'Turned into a return'],
    'packages.correct': ['更正包裹', 'Corrected a package'],
    'packages.handOver': ['交付包裹', 'Handed over packages'],
    'packages.markFound': ['尋回包裹', 'Registered as found'],
    'packages.markLost': ['標示遺失', 'Registered as lost'],
    'packages.move': ['移動包裹', 'Moved packages'],
    'packages.moveNothing': ['移動包裹（無變動）', 'Moved packages (nothing new)'],
    'packages.register': ['登記包裹', 'Registered a package'],
    'packages.registerAgain': ['登記包裹（重送）', 'Registered a package (sent again)'],
    'packages.reprintLabel': ['補印標籤', 'Reprinted a label'],
    'packages.undoHandOver': ['復原領取', 'Undid a hand-over'],
    'packages.undoReturn': ['復原轉退件', 'Undid a return'],
    'packages.void': ['取消包裹登記', 'Voided a package'],
  },
  targets: {
    package: ['包裹', 'Package'],
  },
  fields: {
    arrived: ['到件', 'Arrival'],
    arrivedAt: ['到件時間', 'Arrived'],
    arrivedFrom: ['到件日從', 'Arrived from'],
    arrivedTo: ['到件日到', 'Arrived to'],
    cashOnDelivery: ['代收貨款', 'Cash on delivery'],
    courierId: ['物流', 'Courier'],
    courierName: ['物流', 'Courier'],
    handedOverFrom: ['領取日從', 'Handed over from'],
    handedOverTo: ['領取日到', 'Handed over to'],
    handOverId: ['領取', 'Hand-over'],
    handOverUndone: ['復原領取', 'Hand-over undone'],
    handedOver: ['領取', 'Hand-over'],
    handedOverAt: ['交付時間', 'Handed over'],
    inPersonOnly: ['限本人', 'In person only'],
    isLegal: ['公文', 'Legal'],
    kindId: ['類型', 'Kind'],
    kindName: ['類型', 'Kind'],
    needsSomebody: ['需要處理', 'Needs attention'],
    notWaiting: ['不在待領中', 'Not waiting'],
    packageId: ['包裹', 'Package'],
    packages: ['包裹', 'Packages'],
    photoPath: ['照片', 'Photo'],
    pieceCount: ['件數', 'Pieces'],
    position: ['位置', 'Position'],
    receiveCode: ['領取代碼', 'Receive code'],
    receiveType: ['領取方式', 'Receive type'],
    recipient: ['收件人', 'Recipient'],
    recipientId: ['收件人', 'Recipient'],
    recipientName: ['收件人', 'Recipient'],
    recipientVerified: ['已核對本人', 'Recipient verified'],
    cubby: ['櫃位', 'Cubby'],
    serial: ['流水號', 'Serial number'],
    serialNumber: ['流水號', 'Serial number'],
    shelfPosition: ['位置', 'Position'],
    signaturePath: ['簽名', 'Signature'],
    takerName: ['領取人', 'Taken by'],
    temperature: ['溫層', 'Temperature'],
    to: ['移至', 'To'],
    trackingNumber: ['物流條碼', 'Tracking barcode'],
    voidReason: ['取消原因', 'Why voided'],
    voidedAt: ['取消時間', 'Voided'],
    voidedByName: ['取消的人', 'Voided by'],
  },
  values: {
    'receiveType.0': ['手機條碼', 'Phone barcode'],
    'receiveType.1': ['簽名', 'Signature'],
    'receiveType.2': ['感應卡', 'Card'],
    'receiveType.3': ['點選', 'Picked by hand'],
    'state.handedOver': ['已領取', 'Handed over'],
    'state.lost': ['遺失', 'Lost'],
    'state.returned': ['退件', 'Returned'],
    'state.voided': ['取消登記', 'Voided'],
    'state.waiting': ['待領', 'Waiting'],
    'temperature.0': ['常溫', 'Room'],
    'temperature.1': ['冷藏', 'Chilled'],
    'temperature.2': ['冷凍', 'Frozen'],
  },
  permissionGroup: packagePermissions,
  permissions: {
    'packages.handOver': ['交付包裹', 'Hand over packages'],
    'packages.register': ['登記包裹', 'Register packages'],
    'packages.view': ['查看包裹', 'See packages'],
  },
  retentions: {
    'packages.personal': {
      title: ['包裹的個人資料', 'Personal data of packages'],
      words: [
        '領取、退件或取消登記後開始計算。收件人、物流條碼、備註、更正內容、領取人與領取條碼清空；戶別、日期與件數保留。',
        'From hand-over, return or voiding on. Recipient, taker, barcodes, notes and corrections are emptied; household, dates and pieces stay.',
      ],
    },
    'packages.pictures': {
      title: ['包裹的簽名與照片', 'Signatures and photos of packages'],
      words: [
        '領取後開始計算。簽名、領取照片與登記照片的檔案一併刪除。',
        'From hand-over on. Files of signatures and photos are deleted.',
      ],
    },
  },
  holdings: {
    packages: {
      title: ['包裹', 'Packages'],
      words: [
        '收件人、物流條碼、備註、更正內容、領取人、領取條碼、簽名與照片清空；戶別、日期與件數保留。公文的收受與簽領是送達的證明，保存到期限為止。',
        'Recipient, taker, barcodes, notes, corrections, signatures and photos are emptied; household, dates and pieces stay. Receipt of legal papers proves their service and is kept to its end.',
      ],
    },
  },
  pushes: {
    'packages.registered': ['新包裹登記', 'A package is registered'],
    'packages.lost': ['包裹找不到', 'A package cannot be found'],
  },
  faults: {
    '請先簽名。': 'please sign first',
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    packages: typeof packagesWords
  }
}
