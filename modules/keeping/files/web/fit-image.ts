/** The longest side of a photo that is uploaded, px. */
const LONGEST = 1600
/** Photos up to this many bytes are left as they are. */
const SMALL = 1_500_000
/** R381 */
export const JPEG_QUALITY = 0.9

/** The size of an image within a square of `longest`, in its own proportions, never larger than it is. */
export function fitWithin(
  width: number,
  height: number,
  longest = LONGEST,
): { width: number; height: number } {
  const ratio = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(height * ratio)) }
}

/** Makes a large image smaller; what cannot be read as an image is left for the server to judge. */
export async function fitImage(image: Blob): Promise<Blob> {
  if (image.size <= SMALL) return image
  const drawn = await createImageBitmap(image).catch(() => undefined)
  if (!drawn) return image
  const { width, height } = fitWithin(drawn.width, drawn.height)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(drawn, 0, 0, width, height)
  drawn.close()
  return await new Promise((resolve) =>
    canvas.toBlob((smaller) => resolve(smaller ?? image), 'image/jpeg', JPEG_QUALITY),
  )
}
