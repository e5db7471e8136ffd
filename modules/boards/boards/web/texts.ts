/** What the frame says of this module; the pages bring their own words. */
export const boardsTexts = {
  newBoard: '新增看板',
  board: '看板版面',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    boards: typeof boardsTexts
  }
}
