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
  kind: '方式',
  kind_http: 'HTTP',
  kind_mqtt: 'MQTT',
  kind_modbus: 'Modbus TCP',
  kind_bacnet: 'BACnet/IP',
  kindHelp_bacnet: 'Lobby 訂閱 BACnet/IP 裝置的變化並定期讀取；在 Lobby 確認收到的警報也向裝置確認。',
  bacnetHelp: '例如 192.168.1.30:47808',
  objectsHelp:
    '一行一個訊號：名稱 種類 編號。種類：analog-input、analog-value、analog-output、binary-input、binary-value、binary-output、multi-state-input、multi-state-value。',
  kindHelp_http: '現場主機以簽章的 HTTP 送資料進來，新增後會得到一把金鑰。',
  kindHelp_mqtt: 'Lobby 連到 MQTT 伺服器收聽主題；資料存好之後才回覆已收到。',
  kindHelp_modbus: 'Lobby 每隔幾秒向 Modbus TCP 裝置讀取暫存器；裝置重開後自動恢復。',
  state: '連線',
  state_waiting: '連線中',
  state_connected: '已連線',
  state_failed: '連不上',
  fault: '連不上：{{fault}}',
  broker: 'MQTT 伺服器',
  brokerHelp: '例如 mqtt://192.168.1.10:1883 或 mqtts://broker:8883',
  brokerWrong: '請寫 mqtt:// 或 mqtts:// 與主機',
  topic: '主題',
  topicHelp: '例如 building/#；每個主題是一個訊號',
  topicNeeded: '請填寫主題',
  user: '帳號',
  password: '密碼',
  device: '裝置位址',
  deviceHelp: '例如 192.168.1.20:502；RTU 請經由 TCP 轉換器',
  deviceWrong: '請寫主機與連接埠',
  unit: '站號',
  unitWrong: '請填 0 到 255',
  poll: '每幾秒讀一次',
  pollWrong: '請填 1 到 3600 秒',
  registers: '要讀的訊號',
  registersHelp:
    '一行一個：名稱 holding｜input｜coil｜discrete 位址（從 0 起） uint16｜int16｜uint32｜int32｜float32 倍率',
  registersWrong: '有一行讀不懂，或還沒有寫',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    alarmGatewaysPage: typeof alarmGatewaysPageTexts
  }
}

addTexts({ 'zh-TW': { alarmGatewaysPage: alarmGatewaysPageTexts } })
