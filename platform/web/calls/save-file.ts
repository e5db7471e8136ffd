import { problemOf } from '#platform/contract/problem.ts'
import { problemText, text } from '#platform/web/i18n/texts.ts'
import { accessToken } from './access-token.ts'
import { LostConnection } from './lost-connection.ts'

const named = /filename\*=UTF-8''([^;]+)/

/**
 * Fetches a file that a call gives and lets the browser save it; `byCookie`: the call acts on a cookie alone. Throws a
 * problem with its sentence, or LostConnection.
 */
export async function saveFile(address: string, byCookie = false): Promise<void> {
  const headers = byCookie ? undefined : { authorization: `Bearer ${await accessToken()}` }
  const response = await fetch(address, { headers }).catch(() => {
    throw new LostConnection()
  })
  if (!response.ok) {
    const body = (await response.json().catch(() => undefined)) as
      | { ErrorMessage?: { Code: number; Description: string } }
      | undefined
    const code = body?.ErrorMessage?.Code ?? response.status * 1000
    // R265, R280
    throw problemOf(
      code,
      problemText(code, body?.ErrorMessage?.Description ?? '') || text('platform', 'downloadFailed'),
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
