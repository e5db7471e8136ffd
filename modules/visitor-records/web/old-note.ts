/** The wire's word for visitors without a card (R171). */
export const cardUnused = '未使用'

/** The tagged pieces of a note of the older pages (R170): 【人數】2【事由】親友來訪. Words before the first tag have none. */
export function piecesOf(note: string): { tag: string; words: string }[] {
  return [...note.matchAll(/(?:【([^】]*)】)?([^【]+)/g)].map(([, tag = '', words = '']) => ({ tag, words }))
}
