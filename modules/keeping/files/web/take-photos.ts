import { fitImage } from './fit-image.ts'

/** Bytes of a photo at most, as the server takes it. */
const largest = 10 * 1024 * 1024

/** Photos of a camera, made small enough to be sent over any line, and whether some had to be left out for their size. */
export async function takePhotos(
  given: Iterable<File>,
): Promise<{ photos: readonly File[]; isTooLarge: boolean }> {
  const photos: File[] = []
  let isTooLarge = false
  for (const file of given) {
    const small = await fitImage(file)
    if (small.size > largest) isTooLarge = true
    else photos.push(small === file ? file : named(small, file))
  }
  return { photos, isTooLarge }
}

const named = (small: Blob, { name, lastModified }: File) =>
  new File([small], name.replace(/(\.[^.]+)?$/, '.jpg'), { type: small.type, lastModified })
