/** What stands where a secret was. */
const blank = '***'
/** Of a longer secret also a piece of this many characters is one. */
const piece = 8
/** Nothing can be told apart by less. */
const fewest = 3

const hex = (text: string) => Buffer.from(text).toString('hex')
const base64 = (text: string) => Buffer.from(text).toString('base64')
const escapedJson = (text: string) => JSON.stringify(text).slice(1, -1)
const asciiJson = (text: string) =>
  escapedJson(text).replace(
    /[\u0080-\uffff]/g,
    (text) => `\\u${text.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** A secret as it may come back: plain, in base64, in an address, a form, JSON or hexadecimal. */
function writings(secret: string): string[] {
  const url = encodeURIComponent(Buffer.from(secret).toString())
  const form = new URLSearchParams([['', secret]]).toString().slice(1)
  const packed = base64(secret)
  const stripped = packed.replaceAll('=', '')
  return [
    secret,
    stripped,
    stripped.replaceAll('+', '-').replaceAll('/', '_'),
    encodeURIComponent(packed),
    url,
    url.toLowerCase(),
    form,
    escapedJson(secret),
    escapedJson(secret).replaceAll('/', '\\/'),
    asciiJson(secret),
    hex(secret),
    hex(secret).toUpperCase(),
  ]
}

/** Marks every place of a text at which a writing of a secret begins, or a piece of a long one. */
function mark(text: string, writing: string, hidden: Uint8Array): void {
  const size = Math.min(piece, writing.length)
  if (size < fewest) return
  const pieces = new Set<string>()
  for (let at = 0; at + size <= writing.length; at++) pieces.add(writing.slice(at, at + size))
  for (let at = 0; at + size <= text.length; at++)
    if (pieces.has(text.slice(at, at + size))) hidden.fill(1, at, at + size)
}

/**
 * Takes secrets out of a text that came back from where they were sent to, however they are written there: also with the
 * account as Basic (`pairs`), and pieces of eight characters. Cut a text after this, never before.
 */
export function scrub(text: string, secrets: readonly string[], accounts: readonly string[] = []): string {
  const pairs = accounts.flatMap((account) => secrets.map((secret) => base64(`${account}:${secret}`)))
  const hidden = new Uint8Array(text.length)
  for (const secret of secrets) for (const writing of writings(secret)) mark(text, writing, hidden)
  for (const pair of pairs) mark(text, pair.replaceAll('=', ''), hidden)
  let clean = ''
  for (let at = 0; at < text.length; at++) {
    if (!hidden[at]) clean += text[at]
    else if (!hidden[at - 1]) clean += blank
  }
  return clean
}
