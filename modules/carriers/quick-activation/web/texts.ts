import type { dialogTexts } from './dialog-texts.ts'

/** What the frame says of quick activation; the dialogs bring the rest. */
export const quickActivationTexts = {
  title: '快速開通',
  noPermission: '沒有開通權限，請洽管理員',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    quickActivation: typeof quickActivationTexts & typeof dialogTexts
  }
}
