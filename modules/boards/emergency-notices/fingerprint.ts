/**
 * Eight signs for what a screen shows: the same signs are the same words. The screen makes them of what it drew, the server of
 * what it published. No proof against somebody who means harm; a browser on a plain address of the building has no better one.
 */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text.replaceAll(/\s+/g, ''))) {
    hash ^= byte
    hash = Math.imul(hash, 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
