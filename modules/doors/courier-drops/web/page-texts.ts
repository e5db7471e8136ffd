import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the courier's page, namespace `courierDropPage`; loaded with it. */
const courierDropPageTexts = {
  title: '快遞投件',
  failed: '投件頁載入失敗',
  household: '戶號',
  householdHint: '例如 A12-3',
  size: '包裹大小',
  sizeFree: '{{size}}　剩 {{count}}',
  noneFree: '沒有空格，會改放櫃台。',
  offline: '智取櫃離線，包裹會改放櫃台。',
  tracking: '物流條碼',
  photo: '拍包裹',
  photoOther: '重拍',
  photoTaken: '已拍照',
  needed: '請填寫',
  photoNeeded: '請先拍一張包裹的照片。',
  send: '開櫃門',
  sendDesk: '登記放櫃台',
  opening: '{{cubby}} 正在開門',
  openingText: '請把包裹放進 {{cubby}}，關上門就完成了。',
  doesNotOpen: '門沒開或放不下，改放櫃台',
  stowed: '完成，{{cubby}}',
  stowedText: '住戶會收到取件通知，可以離開了。',
  atDesk: '請交給櫃台，流水號 {{serial}}',
  atDeskText: '包裹已登記，請放到櫃台。',
  cancelled: '{{cubby}} 的門沒有開',
  cancelledText: '請改放櫃台，或重新掃描再試一次。',
  unsure: '{{cubby}} 沒有回報',
  unsureText: '門已關上就可以離開，管理員會來確認；門還沒開，請改放櫃台。',
  again: '再投一件',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    courierDropPage: typeof courierDropPageTexts
  }
}

addTexts({ 'zh-TW': { courierDropPage: courierDropPageTexts } })
