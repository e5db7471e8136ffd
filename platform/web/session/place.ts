import { sharedState } from '#platform/web/live/shared-state.ts'

/** Where this device is, in degrees. */
export interface Place {
  latitude: number
  longitude: number
}

/** What the browser said of the place, as long as somebody wants it. */
export interface PlaceState {
  /** Absent: nobody asked, or the browser has not answered yet. */
  place?: Place
  isAsked: boolean
  /** Why the place is `nowhere`. */
  failure?: 'refused' | 'notFound'
}

/** What stands for a place that is not known (R047). */
export const nowhere: Place = { latitude: 0, longitude: 0 }

/** Milliseconds that the device may take, and how old an answer of its own it may give. */
const patience = { timeout: 10_000, maximumAge: 300_000 }

const unasked: PlaceState = { isAsked: false }
/** The place that this page keeps (R046): never stored, gone with the page and with the session. */
export const placeState = sharedState(unasked)
/** The browser goes on looking for a place that nobody wants any more: only the last question's answer counts. */
let question = 0

/** Lets the place be forgotten, and an answer that is still awaited. */
export function forgetPlace(): void {
  question++
  placeState.set(unasked)
}

/**
 * Asks where this device is and keeps the answer; a refusal or a failure is 0,0 (R047). Only for whoever pressed something
 * that says so. Takes `navigator.geolocation`, which an insecure page may lack.
 */
export async function askPlace(from: Geolocation | undefined): Promise<PlaceState> {
  const mine = ++question
  placeState.set({ isAsked: true })
  const answer = await ask(from)
  if (mine === question) placeState.set(answer)
  return answer
}

function ask(from: Geolocation | undefined): Promise<PlaceState> {
  const failed = (failure: PlaceState['failure']): PlaceState => ({ isAsked: true, place: nowhere, failure })
  return new Promise((resolve) => {
    if (!from) return resolve(failed('notFound'))
    from.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ isAsked: true, place: { latitude, longitude } }),
      ({ code, PERMISSION_DENIED }) => resolve(failed(code === PERMISSION_DENIED ? 'refused' : 'notFound')),
      patience,
    )
  })
}
