const ours = /^\/(mgmt\/|community\/[\w-]+\.aspx)/i
/** Whether a page is one of the legacy ones, which are opened as whole pages (R014). */
export const isLegacyPage = (path: string): boolean => /^\/community\/[\w-]+\.aspx/i.test(path)

const base = 'http://lobby'

/** A page of ours to go on to after signing in, with its search; undefined for anything else, so that nobody is led away. */
export function ownPath(wish: unknown): string | undefined {
  if (typeof wish !== 'string' || !wish.startsWith('/') || !URL.canParse(wish, base)) return undefined
  const url = new URL(wish, base)
  if (url.origin !== base || !ours.test(url.pathname) || /^\/mgmt\/login/i.test(url.pathname))
    return undefined
  return url.pathname + url.search + url.hash
}
