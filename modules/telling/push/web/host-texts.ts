import { addTexts } from '#platform/web/i18n/texts.ts'

const pushHostTexts = {
  title: '請允許通知',
  why: '訪客到門口時，即使沒有看著這個頁面也會收到通知。',
  step1: '點選網址列左邊的圖示。',
  step2: '將「位置」與「通知」設為允許。',
  step3: '關閉設定並重新整理頁面。',
  ok: '確定',
  logOut: '登出',
  how: '怎麼做',
  putAway: '今天不再提示',
  failed: '推播註冊失敗！請將通知權限封鎖後再次允許。',
  failedHere: '這次是伺服器沒有回應，可以先不改設定，下次開啟頁面會再註冊一次。',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    pushHost: typeof pushHostTexts
  }
}

addTexts({ 'zh-TW': { pushHost: pushHostTexts } })
