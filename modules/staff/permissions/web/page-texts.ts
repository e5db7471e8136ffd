import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the pages, namespace `permissionPages`; loaded with them. */
const permissionPagesTexts = {
  intro: '每個角色在這個社區可以做什麼。變更後立即生效，開著的畫面也一樣。',
  introCommittee: '委員登入後可以看見與使用的服務。變更後立即生效。',
  readOnly: '只有最高權限管理者可以變更。',
  permission: '權限',
  cell: '{{role}}：{{permission}}',
  fixed: '固定，不能更改',
  takenOnly: '只能收回，收回後可以再給回',
  deviates: '與預設不同，{{by}}於{{when}}變更',
  allowed: '可以',
  denied: '不可以',
  deviatesShort: '已調整',
  legend: '「已調整」表示與預設不同。灰色的格子固定：完整個資、帳號與權限不能給予其他角色。',
  changed: '{{count}} 項變更尚未儲存',
  save: '儲存 {{count}} 項變更',
  discard: '取消變更',
  saved: '已變更 {{count}} 項權限',
  confirmTitle: '變更 {{count}} 項權限？',
  confirmText: '立即生效，正在使用的人員也會改變。',
  confirmOk: '變更權限',
  leaveTitle: '離開而不儲存？',
  leaveText: '變更的權限還沒有儲存。',
  leaveGo: '不儲存',
  leaveStay: '繼續編輯',
  loadFailed: '權限載入失敗',
  nothing: '社區的服務都沒有委員可以使用的項目。',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    permissionPages: typeof permissionPagesTexts
  }
}

addTexts({ 'zh-TW': { permissionPages: permissionPagesTexts } })
