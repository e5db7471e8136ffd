import { fitImage } from './fit-image.ts'

/** Bytes of a photo at most, as the server takes it. */
const largest = 10 * 1024 * 1024

/** A file that is not taken, and why. */
export interface LeftOut {
  name: string
  why: 'tooLarge' | 'noPicture'
}

/** Photos of a camera, made small enough to be sent over any line, and which files were left out. */
export async function takePhotos(
  given: Iterable<File>,
): Promise<{ photos: readonly File[]; leftOut: readonly LeftOut[] }> {
  const photos: File[] = []
  const leftOut: LeftOut[] = []
  for (const file of given) {
    const small = await fitImage(file)
    if (!(await isPicture(small))) leftOut.push({ name: file.name, why: 'noPicture' })
    else if (small.size > largest) leftOut.push({ name: file.name, why: 'tooLarge' })
    else photos.push(small === file ? file : named(small, file))
  }
  return { photos, leftOut }
}

/** Whether a file begins as a PNG, JPEG or WebP does, as the server looks at it too. */
export async function isPicture(file: Blob): Promise<boolean> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()))
  return head.startsWith('\x89PNG') || head.startsWith('\xff\xd8\xff') || head.slice(8) === 'WEBP'
}

const named = (small: Blob, { name, lastModified }: File) =>
  new File([small], name.replace(/(\.[^.]+)?$/, '.jpg'), { type: small.type, lastModified })
