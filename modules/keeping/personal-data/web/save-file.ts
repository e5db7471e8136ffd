import { accessToken } from '#platform/web/calls/access-token.ts'
import { LostConnection } from '#platform/web/calls/lost-connection.ts'
import { problemOf } from '#platform/contract/problem.ts'
import { personalData } from '../contract.ts'

export interface Subject {
  residentId: string | null
  name: string
  phone: string
}

/** Fetches the file about a person and lets the browser save it. Throws a problem with its sentence, or LostConnection. */
export async function savePerson({ residentId, name, phone }: Subject, reason: string): Promise<void> {
  const response = await fetch(personalData.calls.exportAll.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await accessToken()}` },
    body: JSON.stringify({ ResidentId: residentId, Name: name, Phone: phone, Reason: reason }),
  }).catch(() => {
    throw new LostConnection()
  })
  if (!response.ok) {
    const body = (await response.json().catch(() => undefined)) as
      | { ErrorMessage?: { Code: number; Description: string } }
      | undefined
    throw problemOf(body?.ErrorMessage?.Code ?? response.status * 1000, body?.ErrorMessage?.Description ?? '')
  }
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  const [, fileName = ''] =
    /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? []
  link.download = decodeURIComponent(fileName)
  link.click()
  // The browser reads it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
