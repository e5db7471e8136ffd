/** The characters of a text as people count them: by code points, so that 𠮷 is one. */
export const lengthOf = (text: string): number => [...text].length

/** The first so many whole characters of a text, joined anew so that the long one is not kept; `end` when some are left out. */
export function cut(text: string, most: number, end = ''): string {
  if (text.length <= most) return text
  const characters = Array.from(text.slice(0, 2 * most + 2))
  return characters.length > most ? characters.slice(0, most).join('') + end : text
}
