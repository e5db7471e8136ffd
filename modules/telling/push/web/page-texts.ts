import { addTexts } from '#platform/web/i18n/texts.ts'

const pushPageTexts = {
  browser: '這個瀏覽器',
  choices: '要通知什麼',
  choicesAre: '只影響您在這個社區的帳號',
  isOn: '通知已開啟。通知只寫發生了什麼事，不會顯示姓名與戶別；登出後不再通知。',
  isNotRegistered: '已允許通知，但這個瀏覽器還沒有註冊完成。',
  default: '尚未允許通知。開啟後，即使沒有看著這個頁面也會收到。',
  denied: '通知被封鎖，請依下列步驟允許：',
  unable: '這個瀏覽器無法顯示通知；請改用 HTTPS 網址，並使用新版的 Chrome、Edge、Firefox 或 Safari。',
  portal: '企業入口帳號不使用瀏覽器通知。',
  turnOn: '開啟通知',
  test: '傳送測試通知',
  tested: '已傳送測試通知，幾秒內會出現',
  on: '會通知「{{label}}」',
  off: '不再通知「{{label}}」',
  loadFailed: '通知設定載入失敗',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    pushPage: typeof pushPageTexts
  }
}

addTexts({ 'zh-TW': { pushPage: pushPageTexts } })
