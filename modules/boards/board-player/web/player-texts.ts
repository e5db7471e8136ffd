import { addTexts } from '#platform/web/i18n/texts.ts'

/** What the player says by itself, namespace `boardPlayer`: Chinese in every language, since it hangs in the building. */
const boardPlayerTexts = {
  pairTitle: '這面螢幕還沒有配對',
  pairText: '請在 Lobby 開啟 電子看板 → 看板設定與螢幕 → 配對螢幕，輸入這個配對碼。',
  pairSoon: '配對碼每 15 分鐘更換。',
  waiting: '正在連線…',
  noLine: '連不上 Lobby，連線後會自動繼續。',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    boardPlayer: typeof boardPlayerTexts
  }
}

addTexts({ 'zh-TW': { boardPlayer: boardPlayerTexts } })
