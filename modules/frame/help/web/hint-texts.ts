import { addTexts } from '#platform/web/i18n/texts.ts'

/** By the name of the act or number that it explains. */
export const hintTexts = {
  quick: '所有功能都在這裡，打幾個字就能找到。',
  account: '帳號、外觀、提示與登出。',
  search: '打名字、戶別、電話末碼或條碼末碼，都能找到。',
  packages: '還在櫃台等住戶領的包裹，點一下看清單。',
  deposits: '還沒領走的寄放物品。',
  returns: '等物流來收的退件與寄件。',
  visitors: '現在還在社區裡的訪客。',
  registerPackage: '掃描條碼、選戶別，按 Enter 就登記並印標籤。',
  fastReceive: '用手機條碼、感應卡或選戶別，把待領的一次領完。',
  receiveByCard: '先按這裡，再請住戶刷卡。',
  receiveByHousehold: '住戶沒帶卡時，依棟別、樓層、戶別選。',
  receiveByPhone: '請住戶打開手機上的條碼，再掃描。',
  registerDeposit: '住戶或外人要轉交的東西，登記在這裡。',
  postalManagement: '包裹、寄放與退件的清單、盤點與設定。',
  registerVisitor: '訪客來了先登記：找誰、幾個人、車牌與換證。',
  leaveVisitor: '訪客要走時，依姓名、車牌或換證找到他，按離開。',
  registerReturn: '住戶要退的貨，登記後等物流來收。',
  registerOutgoing: '住戶要寄的東西，登記後等物流來收。',
  managerCode: '讓櫃台掃描，確認您是管理人員；只能用一次。',
  quickActivation: '讓住戶的卡片或手機可以領包裹。',
  shiftChange: '換班時兩個人一起看過未結事項並簽名。',
} as const

addTexts({ 'zh-TW': { hints: hintTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    hints: typeof hintTexts
  }
}
