/**
 * An address that people outside open, whole. The server gives it so where it was said under which name residents reach the
 * program; else it leads where this browser is, and `isHere` says so.
 */
export const wholeAddress = (url: string): { address: string; isHere: boolean } => ({
  address: new URL(url, location.origin).href,
  isHere: url.startsWith('/'),
})
