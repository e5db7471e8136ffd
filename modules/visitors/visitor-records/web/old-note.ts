/** The wire's word for visitors without a card (R171). */
export const cardUnused = '未使用'

/** The tagged pieces of a note of the older pages (R170): 【人數】2【事由】親友來訪. Words before the first tag have none. */
export function piecesOf(note: string): { tag: string; words: string }[] {
  return note.split('【').flatMap((piece, i) => {
    const end = i ? piece.indexOf('】') : -1
    const words = piece.slice(end + 1)
    return words ? [{ tag: piece.slice(0, Math.max(end, 0)), words }] : []
  })
}

/** How the screen says the tags of the wire. */
export const tagWords = {
  人數: 'tagPeople',
  事由: 'tagReason',
  借用: 'tagLent',
  換證: 'tagPledge',
  備註: 'tagRemark',
} as const
