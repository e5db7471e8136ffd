import { problemOf } from '#platform/contract/problem.ts'
import { problemText, text } from '#platform/web/i18n/texts.ts'
import { accessToken } from './access-token.ts'
import { LostConnection } from './lost-connection.ts'

const named = /filename\*=UTF-8''([^;]+)/

/**
 * Fetches a file that a call gives and lets the browser save it; `byCookie`: the call acts on a cookie alone; `body`: what
 * is sent, in the wire's names. Throws a problem with its sentence, or LostConnection.
 */
export async function saveFile(
  address: string,
  { byCookie = false, body }: { byCookie?: boolean; body?: object } = {},
): Promise<void> {
  const headers = {
    ...(byCookie ? {} : { authorization: `Bearer ${await accessToken()}` }),
    ...(body && { 'content-type': 'application/json' }),
  }
  const sent = body && { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(address, { headers, ...sent }).catch(() => {
    throw new LostConnection()
  })
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
  saveBlob(decodeURIComponent(name), await response.blob())
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
