import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the page of gateways; loaded with it. */
const alarmGatewaysPageTexts = {
  title: '閘道器',
  count: '{{count}} 個閘道器',
  add: '新增閘道器',
  name: '名稱',
  nameNeeded: '請填寫名稱',
  heardAt: '最後收到',
  never: '還沒有收到',
  assigned: '已對應',
  unassigned: '未對應',
  loadFailed: '閘道器載入失敗',
  empty: '還沒有閘道器',
  emptyText: '新增後會得到一把金鑰，讓現場的主機簽章後送資料進來。',
  sources: '收到的訊號',
  sourcesNone: '還沒有收到訊號；收到第一筆後會列在這裡。',
  notAPoint: '不是測點',
  assignedDone: '已對應',
  keyTitle: '閘道器的金鑰',
  keyText: '只在這裡顯示一次。請填入現場主機的設定，不要放在其他地方。',
  id: '編號',
  key: '金鑰',
  address: '網址',
  keyDone: '已抄好',
  retire: '停用',
  retireAsk: '停用「{{name}}」？',
  retireText: '不再接受它送來的資料；測點與紀錄保留。',
  retired: '已停用',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    alarmGatewaysPage: typeof alarmGatewaysPageTexts
  }
}

addTexts({ 'zh-TW': { alarmGatewaysPage: alarmGatewaysPageTexts } })
