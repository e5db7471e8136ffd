import { addTexts } from '#platform/web/i18n/texts.ts'

/** What arrival notices say, namespace `arrivalNotices`; loaded with them. */
const noticeTexts = {
  title: '訪客到訪',
  waiting: '待確認',
  fold: '收合全部',
  atDoor: '{{who}} 到訪，共 {{count}} 位待確認',
  unfold: '展開到訪通知 {{count}} 位',
  collapse: '收合 {{who}}',
  expand: '展開 {{who}}',
  dismiss: '略過 {{who}}',
  confirm: '確認',
  confirmOf: '確認 {{who}} 到訪',
  confirmKey: '確認第一位到訪訪客',
  people: '{{count}} 人，{{time}} 到大廳',
  unbooked: '未預約，已填實名登記',
  somebody: '訪客',
  others: '還有 {{count}} 位',
  soundOn: '關閉到訪提示音',
  soundOff: '開啟到訪提示音',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    arrivalNotices: typeof noticeTexts
  }
}

addTexts({ 'zh-TW': { arrivalNotices: noticeTexts } })
