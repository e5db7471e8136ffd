import type { deskTexts } from './desk-texts.ts'

/** What the frame says of visitors; the dialogs bring the rest. */
export const visitorsTexts = {
  counter: '在場訪客',
  register: '登記訪客',
  leave: '訪客離開',
  inside: '目前訪客',
  phoneWord: '訪客',
  noPermission: '沒有登記訪客的權限，請洽管理員',
  queuedNoun: '{{count}} 筆登記的訪客',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    visitors: typeof visitorsTexts & typeof deskTexts
  }
}
