import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the cards, the full-screen alarm and the sirens; loaded with them. */
const alarmCardsTexts = {
  title: '警報',
  unfinished: '未結案',
  unfold: '展開警報，{{count}} 件未結案',
  fold: '收合警報',
  key: '展開或收合警報',
  ackKey: '確認收到正在響的警報',
  muteKey: '停止警報聲',
  stop: '停止警報聲',
  mute: '靜音',
  asideActive: '{{what}}，還沒有人確認',
  asideCleared: '{{what}}，已恢復，還沒有人確認',
  backToFull: '回到全螢幕',
  emergencyContact: '緊急聯絡人',
  cleared: '已恢復',
  locked: '警報聲還沒開啟',
  begin: '開始值班',
  soundOff: '警報聲未開',
  rest: '查看其餘 {{count}} 件警報',
  public: '公共',
  private: '私人',
  since: '{{time}} 起 {{length}}',
  acknowledge: '確認收到',
  look: '查看事件',
  report: '回報處理',
  lost: '沒有訊號',
  drill: '演練',
  isTest: '測試',
  level4Public: '公共警報',
  level4Private: '住戶警報',
  happened: '發生',
  passed: '已經過',
  also: '同時觸發',
  residents: '{{floor}} 住戶',
  roll: '查看名冊',
  later: '稍後處理',
  notDone: '確認後事件仍未結案，請到現場處理並回報。',
  test: '測試警報聲',
  testDone: '這個瀏覽器可以發出警報聲',
  guideTitle: '瀏覽器擋住了警報聲',
  guideLead: '在 Chrome 或 Edge 允許這個網站發出聲音：',
  guide1: '按網址列最左邊的圖示，開啟「網站設定」。',
  guide2: '把「音效」改成「允許」。',
  guide3: '確認分頁沒有靜音，電腦音量已開啟。',
  guide4: '重新整理，再按一次「測試警報聲」。',
  guideDone: '知道了',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    alarmCards: typeof alarmCardsTexts
  }
}

addTexts({ 'zh-TW': { alarmCards: alarmCardsTexts } })
