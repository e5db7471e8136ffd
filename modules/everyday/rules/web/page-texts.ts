import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the pages of rules, namespace `rulesPage`; loaded with them. */
const rulesPageTexts = {
  add: '新增辦法',
  name: '名稱',
  category: '類別',
  category_covenant: '規約',
  category_facility: '公共設施',
  category_parking: '停車',
  category_renovation: '裝潢施工',
  category_pets: '寵物',
  category_other: '其他',
  version: '版本',
  nth: '第 {{nth}} 版',
  decided: '決議',
  by_assembly: '區分所有權人會議',
  by_committee: '管理委員會',
  by_management: '管理中心',
  inForce: '施行日',
  fromDay: '{{day}} 施行',
  search: '名稱、修正內容',
  count: '共 {{count}} 個',
  empty: '還沒有規約辦法',
  emptyText: '新增後會列在這裡，每次修正都留下版本。',
  notFound: '沒有符合的規約辦法',
  notFoundText: '換個條件，或清除篩選。',
  failed: '規約辦法載入失敗',
  newVersion: '寫新的版本',
  versions: '歷次版本',
  changed: '修正內容',
  assembly: '區分所有權人會議',
  assemblyNone: '不在系統裡的會議',
  meeting: '會議',
  meetingHint: '例：第 12 屆區分所有權人會議',
  decidedOn: '決議日',
  inForceOn: '施行日',
  decidedBy: '由誰決議',
  content: '內文',
  contentMissing: '還沒有內文。',
  nameMissing: '請填寫名稱。',
  dayMissing: '請填寫日期。',
  save: '儲存第 {{nth}} 版',
  saved: '已儲存。',
  newTitle: '新增規約辦法',
  versionTitle: '{{name}}：第 {{nth}} 版',
  remove: '刪除',
  askRemove: '刪除「{{name}}」？',
  askRemoveText: '從清單移除；歷次版本仍留存備查。',
  removed: '已刪除。',
  print: '列印',
  writtenBy: '{{who}}　{{when}}',
  notYet: '尚未施行',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    rulesPage: typeof rulesPageTexts
  }
}

addTexts({ 'zh-TW': { rulesPage: rulesPageTexts } })
