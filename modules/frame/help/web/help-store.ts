import { overlay } from '#platform/web/frame/overlay.tsx'

const faq = overlay(async () => (await import('./FaqDialog.tsx')).FaqDialog)
const support = overlay(async () => (await import('./SupportDrawer.tsx')).SupportDrawer)
const tour = overlay(async () => (await import('./GuidedTour.tsx')).GuidedTour)

/** The parts of the help, of which one is open at a time. */
export const helpViews = [faq, support, tour]

function only(view: (typeof helpViews)[number]): void {
  for (const other of helpViews) if (other !== view) other.close()
  view.show({})
}

/** Opens the questions and answers. */
export const openFaq = (): void => only(faq)
/** Opens how support is reached, and what it will ask for. */
export const openSupport = (): void => only(support)
/** Begins the guided tour. */
export const startTour = (): void => only(tour)
