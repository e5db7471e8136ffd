import { afterEach, expect, it, vi } from 'vitest'
import { drawPart } from '#tests/setup/open-page.tsx'
import { SirenTest } from './SirenTest.tsx'

afterEach(() => vi.restoreAllMocks())

it('The test plays at volume 0.01, and opens a guide for Chrome and Edge when the browser stays quiet (R216, R217)', async () => {
  const loudness: number[] = []
  const gain = AudioContext.prototype.createGain
  vi.spyOn(AudioContext.prototype, 'createGain').mockImplementation(function (this: AudioContext) {
    const volume = gain.call(this)
    const connect = volume.connect.bind(volume) as (to: AudioNode) => AudioNode
    volume.connect = ((to: AudioNode) => {
      loudness.push(volume.gain.value)
      return connect(to)
    }) as typeof volume.connect
    return volume
  })
  const state = vi.spyOn(AudioContext.prototype, 'state', 'get').mockReturnValue('suspended')
  const screen = await drawPart(<SirenTest />)
  await screen.getByRole('button', { name: '測試警報聲' }).click()
  const guide = screen.getByRole('dialog', { name: '瀏覽器擋住了警報聲' })
  await expect.element(guide.getByText(/Chrome 或 Edge/)).toBeVisible()
  expect(loudness[0]).toBeCloseTo(0.01)
  await guide.getByRole('button', { name: '知道了' }).click()
  await expect.element(guide).not.toBeInTheDocument()
  state.mockReturnValue('running')
  await screen.getByRole('button', { name: '測試警報聲' }).click()
  await expect.element(screen.getByText('這個瀏覽器可以發出警報聲')).toBeInTheDocument()
})
