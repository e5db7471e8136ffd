import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the dialogs that change packages, namespace `packageActs`. */
const packageActsTexts = {
  moveTitle: '移動 {{count}} 件包裹',
  moveText: '包裹會改放到新的位置，標籤要重新列印。',
  movePosition: '新位置',
  moveMissing: '請選擇新位置。',
  moveConfirm: '移動 {{count}} 件',
  moved: '{{count}} 件已移到 {{position}}。',
  movePrint: '移動後補印標籤',

  lostTitle: '{{label}} 的 {{serialNumber}} 找不到了？',
  lostText: '登記遺失後不再列為待領；找到時可以登記尋回。',
  lostReason1: '盤點找不到',
  lostReason2: '住戶來領時找不到',
  lostReason3: '疑似拿錯',
  lostConfirm: '登記遺失',
  lostDone: '{{serialNumber}} 已登記遺失。',
  lostManyTitle: '{{count}} 件包裹找不到了？',
  lostManyDone: '{{count}} 件已登記遺失。',
  turnTitle: '把 {{label}} 的 {{serialNumber}} 轉為退件？',
  turnText: '轉退件後不再列為待領，改列入待取退件，等物流取走。',
  turnReason1: '住戶拒收',
  turnReason2: '查無此人',
  turnReason3: '逾期未領',
  turnConfirm: '轉退件',
  turnDone: '{{serialNumber}} 已轉為退件。',
  turnManyTitle: '把 {{count}} 件包裹轉為退件？',
  turnManyDone: '{{count}} 件已轉為退件。',
  stopped: '已完成 {{done}} 件，{{serialNumber}} 起還有 {{left}} 件沒有完成：{{sentence}}',
  foundTitle: '{{label}} 的 {{serialNumber}} 找到了',
  foundText: '包裹回到待領；原流水號若已給別件，會換新號並請補印標籤。',
  foundReason1: '放錯位置',
  foundReason2: '拿錯的住戶送回',
  foundConfirm: '登記尋回',
  foundDone: '{{serialNumber}} 回到待領。',
  foundNewNumber: '包裹回到待領，新流水號 {{serialNumber}}，請補印標籤。',
  reason: '原因',
  reasonMissing: '請填寫原因。',

  correctTitle: '更正 {{serialNumber}}',
  correctClosed: '包裹已領取、退件或取消，只能更正備註。',
  correctKeep: '不更正',
  correctConfirm: '儲存更正',
  correctReason: '更正原因',
  correctReason1: '登記錯戶',
  correctReason2: '收件人寫錯',
  correctReason3: '類型選錯',
  corrected: '{{serialNumber}} 已更正。',
  correctedPrint: '{{serialNumber}} 已更正，標籤內容有變，請補印。',
  household: '戶別',
  pick: '另選戶別',
  recipient: '收件人',
  wholeHousehold: '全戶',
  kind: '類型',
  courier: '物流',
  noCourier: '未註明',
  temperature: '溫層',
  position: '位置',
  trackingNumber: '條碼',
  note: '備註',
  pieces: '件數',
  piecesWrong: '件數為 1 到 99。',
  inPersonOnly: '限本人領取',
  cashOnDelivery: '貨到付款',
  recipientNeeded: '限本人領取的包裹，請選擇收件人。',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    packageActs: typeof packageActsTexts
  }
}

addTexts({ 'zh-TW': { packageActs: packageActsTexts } })
