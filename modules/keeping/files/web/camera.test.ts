import { describe, expect, it } from 'vitest'
import { findCamera, problemOfCamera } from './camera.ts'
import { fitWithin } from './fit-image.ts'
import { uploadSentence } from './upload-sentence.ts'

const camera = [{ kind: 'videoinput' as const }]

describe('the camera', () => {
  it('is looked for again twice, 1 s apart, before it counts as missing (R385, R386)', async () => {
    const waits: number[] = []
    const wait = async (ms: number) => void waits.push(ms)
    expect(await findCamera(async () => [], wait)).toBe(false)
    expect(waits).toEqual([1000, 1000])
  })

  it('is found at the second look without a third', async () => {
    const answers = [[], camera, camera]
    let looks = 0
    expect(
      await findCamera(
        async () => answers[looks++] ?? [],
        async () => undefined,
      ),
    ).toBe(true)
    expect(looks).toBe(2)
  })

  it('tells a missing camera from one that does not start (R387, R388)', () => {
    expect(problemOfCamera(new DOMException('', 'NotFoundError'))).toBe('noCamera')
    expect(problemOfCamera(new DOMException('', 'NotAllowedError'))).toBe('initFailed')
    expect(problemOfCamera(new DOMException('', 'NotReadableError'))).toBe('initFailed')
  })
})

describe('an uploaded image', () => {
  it('is made smaller in its own proportions and never larger', () => {
    expect(fitWithin(4000, 3000)).toEqual({ width: 1600, height: 1200 })
    expect(fitWithin(640, 480)).toEqual({ width: 640, height: 480 })
    expect(fitWithin(9000, 2)).toEqual({ width: 1600, height: 1 })
  })

  it('has a sentence for every way of failing (R378)', () => {
    expect([400, 415, 413, 401, 403, 429, 500, 503].map(uploadSentence)).toEqual([
      'uploadInvalid',
      'uploadInvalid',
      'uploadTooLarge',
      'uploadDenied',
      'uploadDenied',
      'uploadBusy',
      'uploadFailed',
      'uploadFailed',
    ])
  })
})
