import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words beside a masked number, namespace `phoneNumber`; loaded with it. */
const phoneNumberTexts = {
  show: '顯示電話',
  showOf: '{{name}}：顯示電話',
  askWhom: '您不能顯示完整電話，請洽總幹事或管理員。',
  shown: '一分鐘後自動遮蔽，這次查看已留下紀錄',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    phoneNumber: typeof phoneNumberTexts
  }
}

addTexts({ 'zh-TW': { phoneNumber: phoneNumberTexts } })
