import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the page that registers returns and parcels, namespace `registerItems`; loaded with it. */
const registerItemsTexts = {
  title_return: '登記退件',
  title_outgoing: '登記寄件',
  lead: '掃條碼、選戶別、選物流，按 Enter 登記',
  kinds: '類別',
  toList: '退件與寄件',
  tracking: '物流條碼',
  trackingPlaceholder: '掃描或輸入，沒有就按 Enter',
  householdRequired: '請選擇戶別',
  householdOptional: '非住戶或櫃台寄件可不選',
  pick: '選戶別',
  sender: '寄件人',
  senderRequired: '請選擇戶別，或填寫寄件人',
  courier: '取件物流',
  courierPlaceholder: '例：黑貓宅急便',
  courierMissing: '還沒指定物流，之後交付時再選也可以',
  position: '位置',
  pieces: '件數',
  note: '備註',
  notePlaceholder_return: '例：退貨，已貼單',
  notePlaceholder_outgoing: '例：易碎',
  recipient: '收件人',
  recipientPlaceholder: '姓名與地區即可',
  freight: '運費',
  freight_: '未註明',
  freight_prepaid: '寄付',
  freight_collect: '到付',
  money: '代收貨款',
  moneyHelp: '由物流向收件人收取，櫃台不經手',
  photo: '拍照',
  photoRemove: '移除照片',
  clear: '清除',
  submit: '登記',
  registered: '已登記 {{serial}} {{label}}',
  print: '列印標籤',
  labelHead: '標籤',
  printLast: '補印上一張',
  just: '最近登記',
  justNone: '還沒有登記過退件或寄件',
  waiting: '等待物流',
  waitingSummary: '退件 {{returns}}　寄件 {{outgoing}}',
  serial: '流水號',
  who: '戶別　寄件人',
  courierShort: '物流',
  time: '時間',
  desk: '非住戶',
  labelPieces: '{{count}} 件',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    registerItems: typeof registerItemsTexts
  }
}

addTexts({ 'zh-TW': { registerItems: registerItemsTexts } })
