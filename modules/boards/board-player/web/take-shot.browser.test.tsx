import { expect, it } from 'vitest'
import { takeShot } from './take-shot.ts'

async function paint(picture: string) {
  const image = new Image()
  image.src = picture
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  const context = canvas.getContext('2d')
  context?.drawImage(image, 0, 0)
  const at = (x: number, y: number) =>
    [...(context?.getImageData(x * canvas.width, y * canvas.height, 1, 1).data ?? [])].slice(0, 3)
  return { width: canvas.width, height: canvas.height, at }
}

it('paints what stands on the screen: its colours by the rules of the page, and its photos', async () => {
  const photo = document.createElement('canvas')
  photo.width = photo.height = 4
  const context = photo.getContext('2d')
  if (context) context.fillStyle = 'blue'
  context?.fillRect(0, 0, 4, 4)
  const blob = await new Promise<Blob | null>((resolve) => photo.toBlob(resolve))
  const image = new Image()
  image.src = URL.createObjectURL(blob ?? new Blob())
  image.style.cssText = 'position:absolute;left:50%;top:0;width:50%;height:100%'
  await image.decode()
  const style = document.createElement('style')
  style.textContent =
    ':root { --shot-red: rgb(255, 0, 0) } .shot-stage { position: relative; width: 1200px; height: 600px; background: var(--shot-red) }'
  const stage = document.createElement('main')
  stage.className = 'shot-stage'
  stage.append(image)
  document.head.append(style)
  document.body.append(stage)
  const { width, height, at } = await paint(await takeShot(stage))
  expect([width, height]).toEqual([960, 480])
  const [red = 0, , noBlue = 255] = at(0.25, 0.5)
  const [noRed = 255, , blue = 0] = at(0.75, 0.5)
  expect([red > 200, noBlue < 60, noRed < 60, blue > 200]).toEqual([true, true, true, true])
  style.remove()
  stage.remove()
})
