import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the desk's telephone, namespace `deskPhone`; loaded with its page and its calls. */
const deskPhoneTexts = {
  lead: '對講機打到警衛室時，這個瀏覽器也會響，可以接聽、講話並開門。',
  loadFailed: '櫃台電話載入失敗',
  hinder_noDomain: '還沒有對講機交換機，櫃台電話不會響；門口機、名單、通話紀錄照常可用。',
  hinder_noSocket: '交換機還沒有開放瀏覽器連線，櫃台電話不會響；請管理員依安裝說明設定。其他功能照常可用。',
  hinder_silent: '交換機超過 10 分鐘沒有回應，櫃台電話可能不會響。',
  posts: '由哪一台響這個瀏覽器',
  postsLead: '列出「社區回撥」開啟的門口機；關閉分頁或登出就不再響。',
  noPost: '還沒有警衛室或櫃台的對講機；請管理員在門口機開啟「社區回撥」。',
  ringing: '現在 {{count}} 個瀏覽器會響',
  turnOn: '在這裡接聽',
  turnOff: '停止接聽',
  here: '這個瀏覽器',
  state_connecting: '連線中',
  state_ready: '可響',
  state_broken: '連不上',
  broken: '這個瀏覽器連不上交換機，電話不會響；正在重試。',
  region: '對講機來電',
  ring_door: '{{from}} 來電',
  ring_back: '{{from}} 打給警衛室',
  ring_emergency: '{{from}} 緊急求救',
  ringUnknown: '對講機來電',
  meantFor: '找 {{label}}',
  talking: '通話中 {{time}}',
  answering: '接通中',
  answer: '接聽',
  decline: '不接',
  hangUp: '掛斷',
  mute: '靜音',
  unmute: '取消靜音',
  openDoor: '開門',
  opened: '已送出開門。',
  openFailed: '沒有開門：{{why}}',
  notSent: '通話沒有接通聲音，按鍵送不出去',
  noMicrophone: '瀏覽器不能用麥克風，電話沒有接起；請允許麥克風後再接。',
  elsewhere: '已由別處接聽',
  keyAnswer: '接聽對講機來電',
  keyOpen: '開門',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    deskPhone: typeof deskPhoneTexts
  }
}

addTexts({ 'zh-TW': { deskPhone: deskPhoneTexts } })
