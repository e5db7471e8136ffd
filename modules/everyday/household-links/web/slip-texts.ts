import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the slips with codes for mailboxes; loaded with them. */
const linkSlipsTexts = {
  printing: '準備列印',
  gas: '{{community}}　瓦斯抄表',
  gasText: '掃描填寫這一戶的瓦斯度數，只抄黑色數字。',
  message: '{{community}}　給管理中心的意見',
  messageText: '掃描寫意見給管理中心，也能看回覆。',
  facility: '{{community}}　公設預約',
  locker: '{{community}}　智取櫃取件',
  lockerText: '掃描看包裹在哪一格與取件碼。請勿給別人，取件碼就是鑰匙。',
  facilityText: '掃描預約公設、候補、抽籤與取消。',
  code: '{{household}} 的 QR',
  noAddress: '系統還沒有設定對外網址，QR 會連到 {{address}}；請先用手機掃描確認打得開。',
  renewAll: '換發所有戶別的 QR',
  askRenewAll: '作廢所有戶別的 QR？',
  askRenewAllText: '有人離職或名單外流時使用。已發出的瓦斯抄表與意見 QR 全部失效，要重新列印發送。',
  renewedAll: '已全部換新，請重新列印。',
  renew: '換發這一戶的 QR',
  askRenew: '作廢 {{household}} 的 QR？',
  askRenewText: '已發出的 QR 失效，新的 QR 看不到以前的意見；要重新列印發送。',
  renewed: '已換發，請重新列印。',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    linkSlips: typeof linkSlipsTexts
  }
}

addTexts({ 'zh-TW': { linkSlips: linkSlipsTexts } })
