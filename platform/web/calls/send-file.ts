import type { AnyCall, Asked, Given } from '#platform/contract/call.ts'
import { codecOf } from '#platform/contract/codec.ts'
import { problemOf } from '#platform/contract/problem.ts'
import { problemText } from '#platform/web/i18n/texts.ts'
import { accessToken, dropAccessToken } from './access-token.ts'
import { addressOf, usesToken } from './client.ts'
import { LostConnection } from './lost-connection.ts'

async function send(call: AnyCall, address: string, file: File, key: string): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const form = new FormData()
    form.append('File', file, file.name)
    const response = await fetch(address, {
      method: call.method,
      headers: {
        ...(usesToken(call) ? { authorization: `Bearer ${await accessToken()}` } : {}),
        'idempotency-key': key,
      },
      body: form,
    }).catch(() => {
      throw new LostConnection()
    })
    if (response.status !== 401 || tries > 1 || !usesToken(call)) return response
    dropAccessToken()
  }
}

/**
 * Sends a file to a call that takes one (multipart, field File), all else in its query; with the same key it is the same act.
 * Throws a problem with its sentence, or LostConnection.
 */
export async function sendFile<C extends AnyCall>(
  call: C,
  input: Asked<C>,
  file: File,
  key: string,
): Promise<Given<C>> {
  const response = await send(call, addressOf(call, input as Record<string, unknown>), file, key)
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) {
    const said = (body as { ErrorMessage?: { Code: number; Description: string } } | undefined)?.ErrorMessage
    const code = said?.Code ?? response.status * 1000
    throw problemOf(code, problemText(code, said?.Description ?? ''))
  }
  return codecOf(call.gives).decode(body, false) as Given<C>
}
