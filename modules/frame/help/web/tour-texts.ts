import { addTexts } from '#platform/web/i18n/texts.ts'

export const tourTexts = {
  stopOf: '{{nth}}／{{count}}',
  next: '下一步',
  previous: '上一步',
  finish: '完成',
  scan: '掃描與搜尋',
  scanText: '刷條碼、感應卡，或打名字、戶別、條碼末碼。找到後按 Enter 領取。',
  acts: '櫃台的動作',
  actsText: '最常做的事都在這裡。右邊是快速鍵，按住 Alt 再按字母。',
  waiting: '等待處理',
  waitingText: '還沒領的包裹依戶別列出，等得久的會標出來。',
  counters: '即時數量',
  countersText: '數字隨時更新，點一下打開清單。',
  quick: '快速功能',
  quickText: '其他功能都在這裡，也可以按 Alt G 再打幾個字。',
  quickTextPhone: '其他功能都在這裡，打幾個字就找得到。',
  account: '帳號選單',
  accountText: '外觀、提示、快速鍵說明和登出。覺得提示太多，可以在這裡關掉。',
  form: '登記包裹',
  formText: '先掃描物流條碼，再選戶別。收件人和備註可以不填。',
  side: '標籤',
  sideText: '登記後自動列印。印壞了，按「補印上一張」。',
  just: '剛登記的包裹',
  justText: '登錯了按「復原上一件」，原因會留在歷程裡。',
} as const

addTexts({ 'zh-TW': { tour: tourTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    tour: typeof tourTexts
  }
}
