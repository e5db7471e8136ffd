import { boardPlayer, type Content } from '../contract.ts'
import { forgetPhotosBut, keepPhoto, keptPhoto } from './store.ts'

const urls = new Map<string, string>()

const pathsOf = ({ boards }: Content): string[] => [
  ...new Set(
    boards
      .flatMap(({ zones }) => zones.flatMap(({ items }) => items.map((item) => item.photoPath)))
      .filter(Boolean),
  ),
]

async function load(key: string, path: string): Promise<Blob | undefined> {
  const kept = await keptPhoto(path)
  if (kept) return kept
  const { method, path: address } = boardPlayer.calls.photo
  const answer = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Key: key, PhotoUrl: path }),
  }).catch(() => undefined)
  if (!answer?.ok) return undefined
  const photo = await answer.blob()
  await keepPhoto(path, photo)
  return photo
}

/** Has the photos of the boards at hand, from what is kept or else from the server; one that cannot be had is asked for with the next content. */
export async function loadPhotos(key: string, content: Content): Promise<void> {
  const paths = pathsOf(content)
  for (const path of paths) {
    if (urls.has(path)) continue
    const photo = await load(key, path)
    if (photo) urls.set(path, URL.createObjectURL(photo))
  }
  await forgetPhotosBut(paths)
}

export const photoUrl = (path: string): string | undefined => urls.get(path)
