import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the page, namespace `devicePage`; loaded with it. */
const devicePageTexts = {
  lead: '登記自己的感應卡與追蹤手機，綁定帳號 {{account}}，只用於這個社區。',
  cards: '感應卡',
  cardCode: '卡號',
  cardHint: '點一下這裡，再感應卡片',
  cardName: '名稱',
  addCard: '登記卡片',
  cardAdded: '已登記卡片，末四碼 {{end}}',
  noCards: '還沒有登記卡片',
  noCardsText: '登記的卡片只屬於這個帳號，同社區不能重複登記。',
  phone: '追蹤手機',
  phoneCode: '手機條碼',
  phoneHint: '掃描手機 App 的 16 碼條碼',
  setPhone: '設為追蹤手機',
  phoneSet: '追蹤手機已設定，末四碼 {{end}}',
  noPhone: '還沒有追蹤手機',
  noPhoneText: '一個帳號一支手機，再設定會取代原本的。',
  codeEnd: '末四碼 {{end}}',
  added: '{{when}}登記',
  remove: '移除',
  removeTitle: '移除「{{name}}」？',
  removeText: '移除後不再代表這個帳號，之後可以再登記。',
  removed: '已移除',
  unnamed: '未命名',
  loadFailed: '裝置載入失敗',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    devicePage: typeof devicePageTexts
  }
}

addTexts({ 'zh-TW': { devicePage: devicePageTexts } })
