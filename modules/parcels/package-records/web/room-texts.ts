import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of postal management, the receive page and the stock-take, namespace `packageRoom`; loaded with them. */
const packageRoomTexts = {
  packages: '包裹',
  deposits: '寄放',
  returns: '退件與寄件',
  packagesToday: '今天到件 {{arrived}}，領取 {{handedOver}}',
  packagesNow: '常溫 {{room}}、冷藏 {{chilled}}、冷凍 {{frozen}}',
  needs: '需要處理 {{count}} 件',
  waitingOldest: '等最久的',
  nothingNeeds: '沒有需要處理的包裹',
  nothingNeedsText: '公文、冷藏、冷凍與放了一週的包裹會列在這裡。',
  nothingDeposited: '沒有待領的寄放物品',
  nothingReturned: '沒有待取的退件與寄件',
  courierCount: '{{count}} 件',
  failed: '數量載入失敗',

  scan: '掃描住戶手機、感應卡或包裹標籤，或輸入戶別、姓名',
  found: '符合的戶別',
  foundNone: '找不到「{{text}}」',
  foundNoneText: '換一種寫法，例如 A12-3、姓名或電話末三碼；條碼請對準再掃一次。',
  byCard: '感應卡領取',
  byHousehold: '選戶別領取',
  lastTitle: '今天領取',
  lastMine: '我經手的',
  lastAll: '全部',
  lastNone: '今天還沒有領取紀錄',
  lastNoneText: '交給住戶的包裹會列在這裡，弄錯了可以復原。',
  lastFailed: '領取紀錄載入失敗',
  undo: '復原',
  undoOf: '復原 {{label}} 的 {{serialNumber}}',
  openRecord: '看 {{serialNumber}} 的紀錄',

  takeLead: '選位置，把架上的包裹逐件掃過；Esc 結束。',
  takePosition: '盤點位置',
  takeAll: '全部位置',
  takeScan: '掃描包裹標籤或物流條碼',
  takeScanned: '已掃 {{count}} 件',
  takeEnd: '結束盤點',
  takeEndText: '已掃的 {{count}} 件不會保留；帳上的資料不受影響。',
  takeStay: '繼續盤點',
  takeHere: '相符',
  takeElsewhere: '放錯位置',
  takeElsewhereText: '帳上在別的位置',
  takeMissing: '沒掃到',
  takeMissingText: '帳上在這裡，架上還沒掃到',
  takeNotWaiting: '已不在待領',
  takeNotWaitingText: '帳上已領取、退件、遺失或取消',
  takeUnknown: '查無此條碼',
  takeStart: '從第一件開始掃描',
  takeStartText: '掃到的包裹會和帳上比對，這裡馬上列出相符、放錯位置與沒掃到的。',
  takeFailed: '比對失敗',
  takeFailedText: '已掃的條碼還在，請再比對一次。',
  takeAlready: '{{code}} 已經掃過。',
  takeMoveHere: '移到 {{position}}',
  takeMoved: '{{count}} 件已改放 {{position}}。',
  takeRemove: '移除 {{code}}',
  takeTick: '選取 {{serialNumber}} {{label}}',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    packageRoom: typeof packageRoomTexts
  }
}

addTexts({ 'zh-TW': { packageRoom: packageRoomTexts } })
