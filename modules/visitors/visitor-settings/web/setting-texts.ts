import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the settings of the visitors' desk, namespace `visitorSetting`; loaded with them. */
const visitorSettingTexts = {
  lead: '櫃台登記訪客時可選的事由、換證與車位，以及線上實名登記。',
  part_reasons: '來訪事由',
  part_pledges: '換證證件',
  part_desk: 'QR 碼與車位',
  part_form: '線上實名登記',
  failed: '訪客設定載入失敗',

  add_reasons: '新增事由',
  add_vendors: '新增廠商類別',
  add_pledges: '新增證件',
  vendorsOf: '「{{name}}」的廠商類別',
  vendorsShort: '廠商類別 {{count}}',
  vendorsLead: '登記時選了這個事由，就能再選廠商類別。',
  pledgesLead: '只記錄證件種類與置放的格位，不記錄證號。',
  lawTitle: '啟用身分證換證？',
  lawText:
    '國民身分證非依法律不得扣留（戶籍法第 56 條）。請確認社區有法律依據，再啟用這一項；建議改用其他證件。',
  lawConfirm: '已確認，啟用',

  codesOn: '預約的訪客使用 QR 碼報到',
  codesHelp: '關閉後，已經發出的 QR 碼都不能報到；重新開啟後恢復。',
  bays: '訪客車位',
  baysHelp: '一行一個，依照櫃台慣用的順序，例如 V-01。',
  bayTwice: '車位名稱重複：{{bay}}',
  bayTooLong: '車位名稱最多 12 個字：{{bay}}',

  formOpen: '開放線上實名登記',
  formOpenHelp: '開放後，訪客掃描入口的 QR 碼就能自行填寫；櫃台會收到到訪通知。',
  consent: '個人資料蒐集事項',
  consentHelp: '訪客同意後才能送出。修改後是新的版本，訪客要重新閱讀。目前是第 {{version}} 版。',
  consentShort: '同意事項至少 20 個字',
  keptDays: '登記資料保存 {{days}} 天，期滿自動刪除。',
  changeDays: '修改保存期限',
  poster: '登記網址與海報',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    visitorSetting: typeof visitorSettingTexts
  }
}

addTexts({ 'zh-TW': { visitorSetting: visitorSettingTexts } })
