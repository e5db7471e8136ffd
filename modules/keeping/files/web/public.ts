import './texts.ts'
import type { Given } from '#platform/contract/call.ts'
import { codecOf } from '#platform/contract/codec.ts'
import { problemOf } from '#platform/contract/problem.ts'
import { accessToken, dropAccessToken } from '#platform/web/calls/access-token.ts'
import { client } from '#platform/web/calls/client.ts'
import { LostConnection } from '#platform/web/calls/lost-connection.ts'
import type { Retry } from '#platform/web/form/use-submit.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { files, type Folder } from '../contract.ts'
import { fitImage } from './fit-image.ts'
import { uploadSentence } from './upload-sentence.ts'

export { fitImage } from './fit-image.ts'
export { AddPhotos } from './AddPhotos.tsx'
export { isPicture } from './take-photos.ts'
export { CameraShot, type CameraShotProps } from './CameraShot.tsx'
export { StoredPictures, type StoredPicture } from './StoredPictures.tsx'
export { type OpenFile, StoredImage, useStoredImage } from './StoredImage.tsx'

const api = client(files)

/**
 * Uploads a signature or a photo and gives the path that a request names it by (R142). A large photo is made smaller.
 * Throws a problem with a sentence (R378: the answer itself is only the word error), or LostConnection.
 */
export async function uploadImage(folder: Folder, image: Blob): Promise<string> {
  const small = await fitImage(image)
  const { data } = await api.signInToStorage({})
  const response = await send(folder, small, data.token)
  if (!response.ok) throw problemOf(response.status * 1000, text('files', uploadSentence(response.status)))
  const answer = codecOf(files.calls.upload.gives).decode(await response.json(), false) as Given<
    typeof files.calls.upload
  >
  return answer.data.path
}

/** Uploads a picture once for an act, however often it is tried; '' where there is none. */
export const uploadOnce = ({ once }: Retry, folder: Folder, image: Blob | undefined): Promise<string> =>
  image ? once(image, () => uploadImage(folder, image)) : Promise.resolve('')

async function send(folder: Folder, image: Blob, token: string): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const form = new FormData()
    form.append('Token', token)
    form.append('File', image, image.type === 'image/png' ? 'image.png' : 'image.jpg')
    const response = await fetch(files.calls.upload.path.replace('{folder}', folder), {
      method: 'POST',
      headers: { authorization: `Bearer ${await accessToken()}` },
      body: form,
    }).catch(() => {
      throw new LostConnection()
    })
    if (response.status !== 401 || tries > 1) return response
    dropAccessToken()
  }
}
