import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of pages of settings, namespace `settings`; they come with the first such page. */
const settingsTexts = {
  parts: '設定項目',
  find: '找設定',
  findNone: '沒有這個設定',
  readOnly: '只有管理員與總幹事可以修改，這裡供查看。',
  unsavedDot: '（未儲存）',
  save: '儲存',
  saveCount: '儲存 {{count}} 項變更',
  revert: '放棄變更',
  unsaved: '項變更未儲存',
  changed: '{{label}} {{before}} 改 {{after}}',
  changedLong: '修改{{label}}',
  empty: '（空白）',
  savedBy: '{{who}} {{when}} 儲存',
  savedNever: '目前為預設值',
  savedNow: '已儲存{{what}}。',
  leaveTitle: '還有未儲存的修改',
  leaveText: '離開後，這些修改不會保留。',
  leaveGo: '不儲存，離開',
  leaveStay: '繼續修改',

  name: '名稱',
  nameRequired: '請填寫名稱。',
  nameTooLong: '名稱最多 {{count}} 個字。',
  edit: '修改',
  editOf: '修改 {{name}}',
  cancel: '取消',
  retire: '停用',
  retireOf: '停用 {{name}}',
  retired: '已停用 {{name}}，不再提供選擇，原有紀錄不變。',
  retiredGroup: '已停用 {{count}} 項，舊紀錄仍顯示原名稱',
  restore: '恢復',
  restoreOf: '恢復 {{name}}',
  restored: '已恢復 {{name}}。',
  up: '上移 {{name}}',
  down: '下移 {{name}}',
  add: '新增',
  keyWalk: '移動',
  keyOrder: '排序',
  keyEdit: '修改',
} as const

addTexts({ 'zh-TW': { settings: settingsTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    settings: typeof settingsTexts
  }
}
