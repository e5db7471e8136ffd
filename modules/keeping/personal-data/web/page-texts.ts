import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the page, namespace `personalDataPage`; loaded with it. */
const personalDataPageTexts = {
  intro:
    '當事人可以請求查詢、取得複製本，或刪除自己的個人資料（個資法第 3、10、11 條）。請先確認請求人的身分。',
  who: '當事人',
  resident: '住戶',
  outsider: '非住戶',
  find: '姓名或電話末三碼',
  findHint: '含已遷出的住戶',
  nobodyTitle: '找不到「{{text}}」',
  nobodyText: '請換姓名的一個字或電話末三碼。',
  movedOut: '{{day}} 遷出',
  name: '姓名',
  phone: '電話',
  phoneHint: '姓名與電話都相符的紀錄才算同一人',
  look: '查詢',
  change: '換人',
  startTitle: '先選當事人',
  startText: '選好後會列出各處保存的資料。',
  lookFailed: '查詢沒有完成',
  again: '再查一次',
  held: '保存的資料',
  total: '共 {{count}} 筆',
  count: '{{count}} 筆',
  stays: '其中 {{count}} 筆保留',
  noneTitle: '沒有這個人的資料',
  noneText: '各處都沒有保存此人的紀錄。',
  openTitle: '刪除前要先處理：',
  exportAct: '下載資料檔',
  exportTitle: '下載 {{name}} 的個人資料',
  exportText: '檔案內容不遮罩，請只交給本人或受託人。下載會留下稽核紀錄。',
  exportConfirm: '下載',
  exported: '已下載 {{name}} 的個人資料',
  reason: '請求的緣由',
  reasonOwn: '本人臨櫃請求',
  reasonProxy: '受託人請求，已驗委託書',
  reasonLetter: '本人來信請求',
  reasonMissing: '請寫下緣由，供日後查核。請勿寫姓名或電話。',
  forgetAct: '刪除資料',
  forgetTitle: '刪除 {{name}} 的個人資料',
  forgetText: '將刪除 {{count}} 筆，保留 {{stays}} 筆。刪除後無法復原。',
  forgetNext: '繼續',
  sureTitle: '確定刪除 {{name}} 的資料？',
  sureText: '此動作無法復原，也無法再查到這個人。',
  sureOk: '確定刪除',
  asked: '已開始刪除，完成後會列在下方。',
  requests: '刪除紀錄',
  requestsNone: '還沒有刪除請求',
  requestsNoneText: '刪除完成後只留下筆數與緣由，不留姓名。',
  requestsFailed: '刪除紀錄載入失敗',
  working: '刪除中',
  done: '已刪除',
  refused: '未刪除',
  by: '{{by}}，{{when}}',
  deleted: '刪除 {{title}} {{count}} 筆',
  kept: '保留 {{title}} {{count}} 筆',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    personalDataPage: typeof personalDataPageTexts
  }
}

addTexts({ 'zh-TW': { personalDataPage: personalDataPageTexts } })
