import { beforeEach, describe, expect, it } from 'vitest'
import { askPlace, forgetPlace, placeState } from './place.ts'

type Answer = { at: [number, number] } | { code: 1 | 2 | 3 }

/** A browser's geolocation that answers when it is told to. */
function device() {
  const waiting: ((answer: Answer) => void)[] = []
  const geolocation = {
    getCurrentPosition: (done: PositionCallback, failed: PositionErrorCallback) => {
      waiting.push((answer) => {
        if ('at' in answer) {
          const [latitude, longitude] = answer.at
          done({ coords: { latitude, longitude } } as GeolocationPosition)
        } else failed({ code: answer.code, PERMISSION_DENIED: 1 } as GeolocationPositionError)
      })
    },
  } as Geolocation
  return { geolocation, answer: (answer: Answer) => waiting.shift()?.(answer) }
}

beforeEach(() => forgetPlace())

describe('the place of a device', () => {
  it('is kept in the state of the page once somebody asked (R046)', async () => {
    expect(placeState.get()).toEqual({ isAsked: false })
    const { geolocation, answer } = device()
    let told = 0
    const stop = placeState.watch(() => told++)
    const asked = askPlace(geolocation)
    expect(placeState.get()).toEqual({ isAsked: true })
    answer({ at: [25.0336, 121.5645] })
    await asked
    expect(placeState.get()).toEqual({ isAsked: true, place: { latitude: 25.0336, longitude: 121.5645 } })
    expect(told).toBe(2)
    stop()
    forgetPlace()
    expect(placeState.get()).toEqual({ isAsked: false })
    expect(told).toBe(2)
  })

  it.each([
    ['refused', 'refused', { code: 1 }],
    ['not to be found', 'notFound', { code: 2 }],
    ['not found in time', 'notFound', { code: 3 }],
  ] as const)('is 0,0 when it is %s (R047)', async (_how, failure, code) => {
    const { geolocation, answer } = device()
    const asked = askPlace(geolocation)
    answer(code)
    await asked
    expect(placeState.get()).toEqual({ isAsked: true, place: { latitude: 0, longitude: 0 }, failure })
  })

  it('is 0,0 in a browser that knows no places (R047)', async () => {
    await askPlace(undefined)
    const none = { isAsked: true, place: { latitude: 0, longitude: 0 }, failure: 'notFound' }
    expect(placeState.get()).toEqual(none)
  })

  it('stays forgotten when the answer to a former question comes late', async () => {
    const { geolocation, answer } = device()
    const asked = askPlace(geolocation)
    forgetPlace()
    answer({ at: [25, 121] })
    await asked
    expect(placeState.get()).toEqual({ isAsked: false })
  })
})
