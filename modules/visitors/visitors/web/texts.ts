import type { deskTexts } from './desk-texts.ts'

/** What the frame says of visitors; the dialogs bring the rest. */
export const visitorsTexts = {
  counter: '在場訪客',
  register: '訪客登記',
  leave: '訪客離開',
  inside: '目前訪客',
  phoneWord: '訪客',
  noPermission: '沒有訪客登記權限，請洽管理員',
  queuedNoun: '{{count}} 筆訪客登記',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    visitors: typeof visitorsTexts & typeof deskTexts
  }
}
