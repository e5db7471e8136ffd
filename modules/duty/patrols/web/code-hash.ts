/** SHA-256 in hex of a label's code, as the server made it of the one that it knows. */
export async function codeHash(code: string): Promise<string> {
  const bytes = new TextEncoder().encode(code.trim().toUpperCase())
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
