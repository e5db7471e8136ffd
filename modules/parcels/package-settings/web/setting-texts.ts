import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the settings page, namespace `packageSetting`; they come with the page. */
export const packageSettingTexts = {
  lead: '類型、物流、位置與標籤，改好後各櫃台立即生效',
  failed: '郵務設定載入失敗',
  kinds: '類型',
  couriers: '物流',
  positions: '位置',
  reminders: '提醒',
  receiving: '領取',
  label: '標籤',

  add: '新增{{what}}',
  waiting: '待領 {{count}} 件',
  rename: '已貼的標籤與待領包裹仍寫著舊名稱，請記得移位。',

  legal: '公文',
  legalBox: '公文（簽收即生送達效力）',
  refused: '不收',
  acceptBox: '社區收這類郵件',
  refusedLegalHelp: '社區規約不收公文時，由郵差帶回；登記會顯示請當場退回。',
  kindReminders: '提醒',
  remindersCommunity: '依社區設定',
  remindersOwn: '另訂天數',
  remindersNever: '不提醒',
  kindDays: '提醒日',
  kindDaysHelp: '到件後第幾天，以頓號或空格分開。',
  kindDaysMissing: '請填寫天數，例如 3、7。',
  kindDaysShown: '第 {{days}} 天提醒',
  shortName: '標籤簡稱',
  shortNameRule: '簡稱為 1 到 6 個字。',
  temperature: '溫層',
  room: '常溫',
  chilled: '冷藏',
  frozen: '冷凍',
  capacity: '可放件數',
  capacityPlaceholder: '空白：不限',
  capacityRule: '件數為 1 到 9999 的整數。',
  capacityShown: '{{waiting}}／{{capacity}} 件',
  capacityFull: '已放滿',

  days: '提醒日',
  daysHelp: '到件後第幾天提醒住戶，最多 6 次，以頓號或空格分開；空白為不提醒。',

  signature: '簽名',
  signatureAsk: '可簽名',
  signatureOff: '不使用',
  signatureHelp: '不使用時，領取畫面不顯示簽名欄。',
  templates: '備註範本',
  templatesHelp: '領取時按一下就填入備註，每個最多 30 字；空白就不顯示。',
  template: '範本 {{n}}',
  templateLong: '範本最多 30 個字。',
  undo: '可復原領取的角色',
  undoHelp: '按錯領取時，24 小時內可由這些角色復原。',
  undoNone: '至少要勾選一種角色。',
  roleAdmin: '管理員',
  roleManager: '總幹事',
  roleTreasurer: '財務',
  roleDesk: '櫃台',
  roleCommittee: '管委會',
  roleOneTime: '一次性帳號',

  labelName: '收件人姓名',
  nameMasked: '遮蔽',
  nameFull: '全名',
  nameNone: '不印',
  nameFullWarn: '大廳看得到全名，容易引起住戶抱怨，建議遮蔽。',
  autoPrint: '登記後自動列印',
  autoPrintHelp: '個別電腦可在登記頁自行改變。',
  shows: '標籤內容',
  showCourier: '物流',
  showTrackingNumber: '物流條碼末 7 碼',
  showArrivedAt: '到件時間',
  showNote: '備註',
  preview: '預覽',
  previewSize: '50 × 30 公釐',
  sampleLabel: 'A棟-12F-3',
  sampleName: '王小明',
  sampleKind: '包裹',
  sampleCourier: '黑貓',
  sampleNote: '紙箱大',
} as const

addTexts({ 'zh-TW': { packageSetting: packageSettingTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    packageSetting: typeof packageSettingTexts
  }
}
