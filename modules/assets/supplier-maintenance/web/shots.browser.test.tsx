import './phone-texts.ts'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { draw } from '#tests/setup/draw.tsx'
import { ShotsField } from './ShotsField.tsx'

/** A photo as cameras of today take it: too large to be sent as it is. */
async function largePhoto(): Promise<File> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 4000, height: 3000 })
  const context = canvas.getContext('2d')
  const noise = context?.createImageData(4000, 3000)
  if (!context || !noise) throw new Error('there is no picture')
  const dots = new Uint32Array(noise.data.buffer)
  for (let at = 0; at < dots.length; at++) dots[at] = Math.random() * 2 ** 24 + 0xff00_0000
  context.putImageData(noise, 0, 0)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new Error('there is no picture')
  return new File([blob], 'IMG_0001.png', { type: 'image/png' })
}

it('a photo of a modern phone is made small enough to be sent before it is kept with the sheet', async () => {
  const kept: Blob[] = []
  function Shown() {
    const [shots, setShots] = useState<readonly Blob[]>([])
    const [busy, setBusy] = useState(false)
    const take = (taken: readonly Blob[]) => {
      setShots(taken)
      kept.splice(0, kept.length, ...taken)
    }
    return <ShotsField shots={shots} onShots={take} busy={busy} onBusy={setBusy} />
  }
  const { container } = await draw(<Shown />)
  const input = container.querySelector('input')
  if (!input) throw new Error('no camera')
  const photo = await largePhoto()
  expect(photo.size).toBeGreaterThan(10 * 1024 * 1024)
  const given = new DataTransfer()
  given.items.add(photo)
  input.files = given.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.poll(() => kept.length, { timeout: 20_000 }).toBe(1)
  const [small] = kept
  expect(small?.size).toBeLessThan(5 * 1024 * 1024)
  const drawn = await createImageBitmap(small as Blob)
  expect([drawn.width, drawn.height]).toEqual([1600, 1200])
})
