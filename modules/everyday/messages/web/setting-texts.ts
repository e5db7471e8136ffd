import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the page where kinds of messages and ready replies are set, namespace `messageSettings`; loaded with it. */
const messageSettingsTexts = {
  types: '意見類型',
  typesLead: '住戶寫意見時選的類型，各有回覆期限。停用後不再提供，已有的意見照舊。',
  addType: '新增類型',
  canned: '罐頭回覆',
  cannedLead: '回覆時一鍵帶入，依順序對應 Alt+1、Alt+2、Alt+3、Alt+4。',
  addCanned: '新增回覆',
  hours: '{{count}} 小時內',
  officeHours: '{{count}} 小時內，只算辦公日',
  dueHours: '幾小時內回覆',
  dueHoursWrong: '請填 1 到 {{most}} 小時。',
  onOfficeDays: '只算辦公日',
  onOfficeDaysHelp: '星期六、日與國定假日不計，依人事行政總處的辦公日曆表。',
  content: '內容',
  contentHelp: '{姓名} 會換成寫意見的住戶。',
  contentMissing: '請填內容。',
  failed: '設定載入失敗',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    messageSettings: typeof messageSettingsTexts
  }
}

addTexts({ 'zh-TW': { messageSettings: messageSettingsTexts } })
