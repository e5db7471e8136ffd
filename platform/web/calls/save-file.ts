import { problemOf } from '#platform/contract/problem.ts'
import { problemText, text } from '#platform/web/i18n/texts.ts'
import { accessToken } from './access-token.ts'
import { LostConnection } from './lost-connection.ts'

const named = /filename\*=UTF-8''([^;]+)/

/** Who waits for a large file: hears of its head, then of each part as it comes, and may give it up. */
export interface Watching {
  signal: AbortSignal
  begins: (headers: Headers) => void
  comes: (part: Uint8Array) => void
}

async function watched(response: Response, { begins, comes }: Watching): Promise<Blob> {
  begins(response.headers)
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body?.getReader()
  for (;;) {
    const next = await reader?.read()
    if (!next || next.done) break
    parts.push(next.value)
    comes(next.value)
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' })
}

/**
 * Fetches a file that a call gives and lets the browser save it; `byCookie`: the call acts on a cookie alone; `body`: what
 * is sent, in the wire's names; `watching` hears how far it is. Throws a problem with its sentence, or LostConnection.
 */
export async function saveFile(
  address: string,
  { byCookie = false, body, watching }: { byCookie?: boolean; body?: object; watching?: Watching } = {},
): Promise<void> {
  const headers = {
    ...(byCookie ? {} : { authorization: `Bearer ${await accessToken()}` }),
    ...(body && { 'content-type': 'application/json' }),
  }
  const sent = body && { method: 'POST', body: JSON.stringify(body) }
  const signal = watching?.signal ?? null
  const broken = (error: unknown): never => {
    throw signal?.aborted ? error : new LostConnection()
  }
  const response = await fetch(address, { headers, signal, ...sent }).catch(broken)
  if (!response.ok) {
    const said = (await response.json().catch(() => undefined)) as
      | { ErrorMessage?: { Code: number; Description: string } }
      | undefined
    const code = said?.ErrorMessage?.Code ?? response.status * 1000
    // R265, R280
    throw problemOf(
      code,
      problemText(code, said?.ErrorMessage?.Description ?? '') || text('platform', 'downloadFailed'),
    )
  }
  const [, name = ''] = named.exec(response.headers.get('content-disposition') ?? '') ?? []
  const content = await (watching ? watched(response, watching) : response.blob()).catch(broken)
  saveBlob(decodeURIComponent(name), content)
}

/** Lets the browser save what the page itself has. */
export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
