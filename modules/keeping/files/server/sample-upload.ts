import { type Folder, files } from '../contract.ts'

/** Somebody who calls Lobby in a test. */
interface Caller {
  post(
    path: string,
    body: FormData | URLSearchParams,
  ): Promise<{ status: number; body: { Data: Record<string, string> } }>
}

/** A PNG of 4 by 3 pixels; only tests use this file. */
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAYAAAC09K7GAAAAC0lEQVR4AWMgHQAAADMAAQyxr6wAAAAASUVORK5CYII=',
  'base64',
)

/** A token with which somebody may upload. */
export async function uploadTokenOf(who: Caller): Promise<string> {
  const { body } = await who.post(files.calls.signInToStorage.path, new URLSearchParams({ Database: 'x' }))
  return body.Data.Token ?? ''
}

/** The multipart body of an upload. */
export function uploadForm(token: string | undefined, content: Buffer, name = 'photo.png'): FormData {
  const made = new FormData()
  if (token !== undefined) made.append('Token', token)
  made.append('File', new Blob([new Uint8Array(content)]), name)
  return made
}

/** Uploads the picture and gives its path. */
export async function uploadBy(who: Caller, folder: Folder = 'webcam'): Promise<string> {
  const path = files.calls.upload.path.replace('{folder}', folder)
  const { status, body } = await who.post(path, uploadForm(await uploadTokenOf(who), picture))
  if (status !== 200) throw new Error(`not uploaded: ${status} ${JSON.stringify(body)}`)
  return body.Data.Path ?? ''
}
