import { addTexts } from '#platform/web/i18n/texts.ts'

/** What the leaving of a visitor says, namespace `visitorLeave`; loaded with its dialog. */
const leaveTexts = {
  card: '感應訪客卡',
  normal: '從名單選擇',
  readyTitle: '也可以直接感應訪客卡',
  readyText: '感應後會開啟那位訪客的離開畫面',
  byCardTitle: '感應訪客卡',
  byCardHint: '請感應訪客要歸還的卡片。',
  found: '已找到訪客',
  cardFailed: '發生錯誤',
  stay: '已在場 {{time}}',
  takeCard: '請收回訪客卡 {{code}}',
  givePledge: '請退還換證：{{kind}}',
  givePledgeAt: '請退還換證：{{kind}}（{{slot}}）',
  assets: '歸還物品',
  allBack: '全部歸還',
  takeAsset: '歸還 {{name}}',
  lentCount: '借出 {{count}}',
  returnCount: '{{name}} 歸還數量',
  countWrong: '歸還數量請填 1 到 {{most}}',
  assetsFailed: '借用物品載入失敗',
  leave: '確認離開　{{who}}',
  leaveKey: '確認離開',
  missingTitle: '還有物品沒有歸還',
  missing: '未歸還：{{things}}。訪客離開後，這些物品仍記在訪客名下。',
  missingThing: '{{displayId}} {{name}} ×{{count}}',
  and: '、',
  missingOk: '仍要離開',
  missingBack: '回去點收',
  done: '訪客離開已成功!',
  failedTitle: '訪客離開失敗!!',
  failedText: '{{sentence}} 請再試一次；仍然如此，請洽今網技術支援中心。',
  alreadyLeft: '訪客已離開！',
  notThere: '訪客還沒到訪，無法登記離開。',
  unknown: '找不到這位訪客',
  itemKey: '勾選第 n 項物品',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    visitorLeave: typeof leaveTexts
  }
}

addTexts({ 'zh-TW': { visitorLeave: leaveTexts } })
