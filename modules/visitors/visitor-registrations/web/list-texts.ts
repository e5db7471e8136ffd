import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the desk's list of registrations, namespace `registrations`; loaded with it. */
const registrationsTexts = {
  title: '線上實名登記',
  searchShort: '姓名、電話、對象',
  search: '搜尋姓名、電話、到訪對象',
  day: '登記日',
  unit: '筆',
  at: '登記時間',
  name: '姓名',
  phone: '電話',
  people: '人數',
  peopleOf: '{{count}} 人',
  goingTo: '到訪對象',
  showPhone: '顯示電話',
  register: '登記訪客',
  registerOf: '登記訪客 {{name}}',
  poster: '列印入口海報',
  copy: '複製網址',
  copied: '已複製登記網址',
  notCopied: '瀏覽器不允許複製，請選取網址後按 Ctrl C。',
  url: '登記網址',
  until: '{{day}} 前有效，之後請重新列印海報。',
  open: '開放中',
  closed: '未開放',
  closedText: '社區沒有開放線上實名登記，掃描海報會看到「請洽櫃台」。',
  toSetting: '到訪客設定開放',
  nothing: '沒有登記資料',
  nothingText: '訪客在入口掃描 QR 碼填寫後，會出現在這裡；期滿自動刪除。',
  nothingFound: '沒有符合的登記',
  loadFailed: '登記資料載入失敗',
  posterTitle: '訪客線上實名登記',
  posterLead: '請掃描 QR 碼填寫姓名與電話，再向櫃台報到。',
  posterLeadEn: 'Visitors: scan, fill in, then see the front desk.',
  posterRight: '不便使用手機者，請直接到櫃台登記。個人資料期滿自動刪除。',
  code: '登記表單 QR 碼',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    registrations: typeof registrationsTexts
  }
}

addTexts({ 'zh-TW': { registrations: registrationsTexts } })
