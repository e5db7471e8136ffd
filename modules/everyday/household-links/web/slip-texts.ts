import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the slips with codes for mailboxes; loaded with them. */
const linkSlipsTexts = {
  printing: '準備列印',
  gas: '{{community}}　瓦斯抄表',
  gasText: '掃描填寫這一戶的瓦斯度數，只抄黑色數字。',
  message: '{{community}}　給管理中心的意見',
  messageText: '掃描寫意見給管理中心，也能看回覆。',
  facility: '{{community}}　公設預約',
  facilityText: '掃描預約公設、候補、抽籤與取消。',
  code: '{{household}} 的 QR',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    linkSlips: typeof linkSlipsTexts
  }
}

addTexts({ 'zh-TW': { linkSlips: linkSlipsTexts } })
