import type { Given } from '#platform/contract/call.ts'
import { codecOf } from '#platform/contract/codec.ts'
import { problemOf } from '#platform/contract/problem.ts'
import type { QueryClient } from '@tanstack/react-query'
import { type CallOptions, client } from '#platform/web/calls/client.ts'
import { LostConnection } from '#platform/web/calls/lost-connection.ts'
import { problemText } from '#platform/web/i18n/texts.ts'
import { supplierMaintenance } from '../contract.ts'
import { forgetWork } from './drafts.ts'
import { notYours, passOfOther, passOver, passWrong } from '../problems.ts'

export const phoneApi = client(supplierMaintenance)

/** What the pages say themselves. */
export const handled = { handles: [passOver, passWrong, passOfOther, notYours].map((of) => of().code) }

/**
 * Comes in with a code: from now on this phone shows the work of its supplier, and nothing of whoever was here before.
 * Throws what the call throws.
 */
export async function comeIn(
  queries: QueryClient,
  input: { supplierId?: string | undefined; code: string },
  options: CallOptions,
): Promise<void> {
  await phoneApi.logIn(input, options)
  queries.removeQueries({ queryKey: ['supplierPhone', 'work'] })
  queries.removeQueries({ queryKey: ['supplierPhone', 'staff'] })
  await forgetWork()
}

/** Keeps a photo or a signature and gives its path. Throws a problem with its sentence, or LostConnection. */
export async function sendPhoto(photo: Blob): Promise<string> {
  const form = new FormData()
  form.append('File', photo, photo.type === 'image/png' ? 'photo.png' : 'photo.jpg')
  const { addPhoto } = supplierMaintenance.calls
  const response = await fetch(addPhoto.path, { method: 'POST', body: form }).catch(() => {
    throw new LostConnection()
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) {
    const said = (body as { ErrorMessage?: { Code: number; Description: string } } | undefined)?.ErrorMessage
    const code = said?.Code ?? response.status * 1000
    throw problemOf(code, problemText(code, said?.Description ?? ''))
  }
  return (codecOf(addPhoto.gives).decode(body, false) as Given<typeof addPhoto>).data.path
}
