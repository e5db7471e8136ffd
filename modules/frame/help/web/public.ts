export { openFaq, openSupport, startTour } from './help-store.ts'
