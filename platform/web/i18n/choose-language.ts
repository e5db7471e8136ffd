export const defaultLanguage = 'zh-TW'

/** The first wished language that we have, by tag and then by its first part; any Chinese is zh-TW. */
export function chooseLanguage(wished: readonly string[], have: readonly string[]): string {
  for (const wish of wished) {
    const lower = wish.toLowerCase()
    const found =
      have.find((tag) => tag.toLowerCase() === lower) ??
      have.find((tag) => tag.toLowerCase().split('-')[0] === lower.split('-')[0])
    if (found) return found
  }
  return defaultLanguage
}
