import type { dialogTexts } from './dialog-texts.ts'

/** What is said before any dialog is open; the dialogs bring the rest. */
export const fastReceiveTexts = {
  title: '快速領取',
  phoneWord: '領取',
  byCard: '感應卡領取',
  byHousehold: '選戶別領取',
  byPhone: '手機條碼領取',
  noPermission: '沒有郵務權限，請洽管理員',
  wrongBarcode: '條碼驗證錯誤，請確認是住戶 App 的 16 碼條碼。',
  notActivated: '此裝置尚未開通，請先完成住戶開通。',
  lookupFailed: '發生錯誤',
  queuedNoun: '{{count}} 筆領取',
  nothingWaits: '{{households}} 目前沒有待領的{{things}}。',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    fastReceive: typeof fastReceiveTexts & typeof dialogTexts
  }
}
