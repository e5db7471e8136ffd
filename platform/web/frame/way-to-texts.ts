import { addTexts } from '#platform/web/i18n/texts.ts'

const wayToTexts = { elsewhere: '（另開視窗）' } as const
addTexts({ 'zh-TW': { wayTo: wayToTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    wayTo: typeof wayToTexts
  }
}
