import { addTexts } from '#platform/web/i18n/texts.ts'
import { sharedState } from '#platform/web/live/shared-state.ts'
import { whenSignedIn } from '#platform/web/session/session.ts'
import { modules } from './areas.ts'
import { contributionsOf, textsOf } from './modules.ts'
import { addScreens } from './router.ts'

/** What all modules that are there put into the frame. */
export const contributions = sharedState(contributionsOf(modules))

let coming: Promise<void> | undefined
let isHere = false

/** Whether the areas that come late are there. */
export const hasLateAreas = (): boolean => isHere

/** Loads the areas that come late, once; what did not come is asked for again by the next who needs it. */
export function loadLateAreas(): Promise<void> {
  coming ??= import('./late-areas.ts').then(
    ({ lateModules }) => {
      addTexts(textsOf(lateModules))
      addScreens(lateModules)
      isHere = true
      contributions.set(contributionsOf([...modules, ...lateModules]))
    },
    (error: unknown) => {
      coming = undefined
      throw error
    },
  )
  return coming
}

/** Milliseconds that the first page has for itself. */
const first = 300

/** Loads them for whoever is signed in when the first page is there, or as soon as they can be. */
export function loadLateAreasSoon(): void {
  const load = () =>
    loadLateAreas().catch(() => window.addEventListener('online', () => void load(), { once: true }))
  whenSignedIn(() => setTimeout(() => void load(), first))
}
