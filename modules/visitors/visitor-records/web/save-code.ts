import { qrPathOf } from '#platform/web/look/qr-path.ts'

const side = 720
const margin = 72
const foot = 96

/** Saves a code as a picture with a line below, black on white, to be sent by whatever the desk uses. */
export async function saveCode(code: string, name: string, line: string): Promise<void> {
  const { size, path } = qrPathOf(code)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side + foot
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = 'black'
  pen.font = `700 32px ${getComputedStyle(document.body).fontFamily}`
  pen.textAlign = 'center'
  pen.fillText(line, side / 2, side + foot / 3, side - margin)
  pen.translate(margin, margin)
  const scale = (side - 2 * margin) / size
  pen.scale(scale, scale)
  pen.fill(new Path2D(path), 'evenodd')
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) return
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.png`
  link.click()
  // The browser reads it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
