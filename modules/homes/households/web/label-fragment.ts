/** Parts of a label or of what is typed: `A棟-12F-3` and `a12-3` are both A, 12, 3. */
function partsOf(text: string): string[] {
  const parts =
    text
      .normalize('NFKC')
      .toUpperCase()
      .match(/[A-Z]+|\d+|\p{Script=Han}+/gu) ?? []
  // An F after a number is the floor's, and 棟 樓 號 室 戶 say no more than the number before them.
  return parts.filter(
    (part, i) => !(part === 'F' && /\d/.test(parts[i - 1] ?? '')) && !/^[棟樓層號室戶之]$/.test(part),
  )
}

/** Whether a typed fragment may mean a label, without asking the server: `12-3`, `A12` and `a棟-12f-3` mean 「A棟-12F-3」. */
export function mayMean(fragment: string, label: string): boolean {
  const [typed, whole] = [partsOf(fragment), partsOf(label)]
  const last = typed.length - 1
  if (last < 0) return false
  return whole.some((_, at) =>
    typed.every((part, i) => {
      const other = whole[at + i] ?? ''
      return i === last ? other.startsWith(part) : other === part
    }),
  )
}
