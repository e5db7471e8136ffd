/** A file's name for the eye: without folders, signs that steer, and what is too long; `otherwise` when nothing is left. */
export function shownName(name: string, otherwise: string): string {
  const bare = name
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{Cc}\p{Cf}<>"|?*:]/gu, '')
    .trim()
  return [...(bare || otherwise)].slice(-80).join('')
}
