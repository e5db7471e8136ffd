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

/** Milliseconds for one file: a line that stalls ends, and the file is asked for again. */
const patience = 120_000

async function load(key: string, path: string): Promise<Blob | undefined> {
  const kept = await keptPhoto(path)
  if (kept) return kept
  const { method, path: address } = boardPlayer.calls.photo
  const answer = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Key: key, PhotoUrl: path }),
    signal: AbortSignal.timeout(patience),
  })
  if (!answer.ok) return undefined
  const photo = await answer.blob()
  // What there is no room to keep is shown all the same.
  await keepPhoto(path, photo).catch(() => undefined)
  return photo
}

/**
 * Has the photos and films of the boards at hand, from what is kept or else from the server, one after the other; those that
 * cannot be had now are left for the next time.
 */
export async function loadPhotos(key: string, content: Content): Promise<void> {
  const paths = pathsOf(content)
  for (const path of paths) {
    if (urls.has(path)) continue
    const photo = await load(key, path).catch(() => undefined)
    if (photo) urls.set(path, URL.createObjectURL(photo))
  }
  await forgetPhotosBut(paths)
}

export const photoUrl = (path: string): string | undefined => urls.get(path)
