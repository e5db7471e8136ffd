import { client } from '#platform/web/calls/client.ts'
import { problemOf } from '#platform/contract/problem.ts'
import { imagePath, operatorBroadcasts } from '../console-contract.ts'

export const consoleApi = client(operatorBroadcasts)

/** Where the console sees the picture of an icon. */
export const consoleImage = (imageId: string): string => `${imagePath}/${imageId}`

/** Keeps the picture of an icon; gives its id. Throws what the server says of it. */
export async function storeImage(file: File): Promise<string> {
  const form = new FormData()
  form.append('File', file)
  const response = await fetch(imagePath, { method: 'POST', body: form })
  const body = (await response.json().catch(() => undefined)) as
    | { Data?: { ImageId: string }; ErrorMessage?: { Code: number; Description: string } }
    | undefined
  if (body?.Data) return body.Data.ImageId
  throw problemOf(body?.ErrorMessage?.Code ?? 503001, body?.ErrorMessage?.Description ?? '')
}
