import { addTexts } from '#platform/web/i18n/texts.ts'

/** What the lists of whoever is inside say, namespace `visitorsInside`; loaded with them. */
const insideTexts = {
  title: '在場訪客',
  total: '{{count}} 筆',
  people: '共 {{count}} 人',
  search: '搜尋戶別、姓名、車牌',
  clearSearch: '清除搜尋',
  who: '戶別與訪客',
  since: '已在場',
  holds: '持有',
  act: '離開',
  leave: '離開',
  leaveOf: '{{who}} 離開',
  lend: '借出',
  lendOf: '借出物品給 {{who}}',
  choose: '選擇',
  chooseOf: '選擇 {{who}}',
  holdsCard: '訪客卡',
  holdsPledge: '換證 {{kind}}',
  holdsThing: '{{name}} ×{{count}}',
  noHousehold: '公共區域',
  more: '再載入 {{count}} 筆',
  loadingMore: '載入中',
  shown: '已顯示 {{shown}} 組，共 {{total}} 組',
  none: '目前沒有在場訪客',
  noneText: '登記訪客後會列在這裡。',
  noneFound: '沒有符合「{{text}}」的在場訪客',
  noneFoundText: '可改用戶別、姓名或車牌的一部分再找一次。',
  failed: '在場訪客載入失敗',
  failedText: '訪客紀錄沒有遺失，請再讀取一次。',
  loadFailed:
    '目前系統連線異常，建議重新整理後，請稍候再重新試一次。如有多次嘗試仍無法解決，請致電客服中心為您處理。',
  left: '訪客離開成功',
  alreadyLeft: '訪客已離開！',
  register: '登記訪客',
  rowKey: '選擇第 n 位訪客',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    visitorsInside: typeof insideTexts
  }
}

addTexts({ 'zh-TW': { visitorsInside: insideTexts } })
