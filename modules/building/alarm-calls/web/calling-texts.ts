import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of whom an alarm calls, on the alarm itself. */
const alarmCallingTexts = {
  title: '通報名單',
  first: '現在先做',
  push: '推播',
  nobody: '通知名單沒有人：請自行聯絡',
  next: '{{count}} 秒後自動通知',
  now: '正在通知',
  later: '還沒輪到',
  told_sending: '{{when}} 通知中',
  told_sent: '{{when}} 已通知，未回應',
  told_failed: '{{when}} 沒有送到，請直接聯絡',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    alarmCalling: typeof alarmCallingTexts
  }
}

addTexts({ 'zh-TW': { alarmCalling: alarmCallingTexts } })
