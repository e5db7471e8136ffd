/** What the frame and the duty board say of packages; the register page brings its own. */
export const packagesTexts = {
  counter: '待領包裹',
  register: '登記包裹',
  registerShort: '登記',
  queuedNoun: '{{count}} 筆登記',
  queuedAbout: '登記 {{label}} {{kind}}',
  queuedHandOver: '領取待送出',

  tileTitle: '等待處理',
  tileSummary: '待領包裹 {{total}} 件：常溫 {{room}}、冷藏 {{chilled}}、冷凍 {{frozen}}',
  tileAll: '全部',
  tileNone: '沒有需要催領的包裹',
  tileNoneText: '公文、冷藏、冷凍與放了一週的包裹會列在這裡。',
  tileFailed: '待領包裹載入失敗',
  tileKey: '處理第 n 項',
  waited: '已等',
  handOver: '領取',
  callHousehold: '電話通知',
  remindAgain: '再次通知',
  look: '查看',
  actOf: '{{act}} {{label}} 的 {{serialNumber}}',
  reasonLegal: '公文未領',
  reasonFrozen: '冷凍未領',
  reasonChilled: '冷藏未領',
  reasonLocker: '智取櫃未取',
  reasonLong: '久未領取',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    packages: typeof packagesTexts
  }
}
