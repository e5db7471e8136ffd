import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of what is printed for meters. */
const gasPaperTexts = {
  sheetTitle: '{{community}}　瓦斯抄表 {{months}}',
  sheetText: '請抄黑色數字，紅色數字不抄。為了保護隱私，這張表不印上次度數；也可以掃信箱裡的 QR 填寫。',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    gasPaper: typeof gasPaperTexts
  }
}

addTexts({ 'zh-TW': { gasPaper: gasPaperTexts } })
