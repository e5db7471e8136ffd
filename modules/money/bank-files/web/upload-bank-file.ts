import { codecOf } from '#platform/contract/codec.ts'
import type { Given } from '#platform/contract/call.ts'
import { problemOf } from '#platform/contract/problem.ts'
import { accessToken, dropAccessToken } from '#platform/web/calls/access-token.ts'
import { LostConnection } from '#platform/web/calls/lost-connection.ts'
import { bankFiles } from '../contract.ts'
import type { BankFile } from '../shapes.ts'

const { upload } = bankFiles.calls

async function send(file: File, asked: { fileId: string; formatCode: string }): Promise<Response> {
  const address = `${upload.path}?${new URLSearchParams({ FileId: asked.fileId, FormatCode: asked.formatCode })}`
  for (let tries = 1; ; tries++) {
    const form = new FormData()
    form.append('File', file, file.name)
    const response = await fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${await accessToken()}`, 'idempotency-key': asked.fileId },
      body: form,
    }).catch(() => {
      throw new LostConnection()
    })
    if (response.status !== 401 || tries > 1) return response
    dropAccessToken()
  }
}

/** Uploads a bank's file; the same id again is the same file. Throws a problem with its sentence, or LostConnection. */
export async function uploadBankFile(
  file: File,
  asked: { fileId: string; formatCode: string },
): Promise<BankFile> {
  const response = await send(file, asked)
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) {
    const said = (body as { ErrorMessage?: { Code: number; Description: string } } | undefined)?.ErrorMessage
    throw problemOf(said?.Code ?? response.status * 1000, said?.Description ?? '')
  }
  return (codecOf(upload.gives).decode(body, false) as Given<typeof upload>).data
}
