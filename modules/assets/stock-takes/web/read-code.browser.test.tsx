import { expect, it } from 'vitest'
import { QrCode } from '#platform/web/look/QrCode.tsx'
import { draw } from '#tests/setup/draw.tsx'
import { codeReader } from './read-code.ts'

it('a label is read from a picture of the camera, also where the browser reads no codes itself', async () => {
  const address = 'https://lobby.example/mgmt/asset/assetQRcode?code=0123456789AB'
  const { container } = await draw(<QrCode content={address} label="標籤" />)
  await expect.poll(() => container.querySelector('svg')).toBeTruthy()
  const drawing = new XMLSerializer().serializeToString(container.querySelector('svg') as SVGElement)
  const picture = new Image()
  picture.src = `data:image/svg+xml;utf8,${encodeURIComponent(drawing)}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 640, height: 480 })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('there is no picture')
  context.fillStyle = 'white'
  context.fillRect(0, 0, 640, 480)
  context.drawImage(picture, 200, 120, 240, 240)
  const read = await codeReader()
  expect(await read(canvas)).toBe(address)
  context.fillRect(0, 0, 640, 480)
  expect(await read(canvas)).toBeUndefined()
})
