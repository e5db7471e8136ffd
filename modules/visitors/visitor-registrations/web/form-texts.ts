import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the public form, namespace `realName`; loaded with it. */
const realNameTexts = {
  title: '訪客實名登記',
  lead: '填寫後請向櫃台人員報到。',
  name: '姓名',
  phone: '電話',
  phoneHelp: '手機或市話，社區有事時聯絡您',
  people: '人數',
  peopleHelp: '含您本人，共幾位',
  goingTo: '到訪對象',
  goingToHelp: '例如：A棟 12 樓王小姐、管理中心',
  nameRequired: '請填寫姓名',
  phoneRequired: '請填寫電話',
  peopleRequired: '請填寫人數，至少 1 人',
  consentTitle: '個人資料蒐集事項',
  consentMore: '蒐集哪些資料、保存多久',
  keptWhat: '姓名、電話、人數、到訪對象與登記時間。',
  keptWhy: '只用於辦理訪客進出與門禁安全，由社區管理人員使用。',
  keptDays: '保存 {{days}} 天，期滿自動刪除。',
  keptRights: '您可向管理中心請求查詢、複製、更正或刪除；不同意也可以直接到櫃台登記。',
  consent: '我已閱讀並同意',
  consentRequired: '請先閱讀並同意個人資料蒐集事項',
  send: '送出登記',
  closedTitle: '無法線上登記',
  loadFailed: '無法開啟登記表單',
  successTitle: '登記完成',
  successOf: '已送出給 {{community}}',
  successText: '請向櫃台人員告知您的姓名，即可完成報到。',
  successKept: '您可以關閉這個頁面。',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    realName: typeof realNameTexts
  }
}

addTexts({ 'zh-TW': { realName: realNameTexts } })
