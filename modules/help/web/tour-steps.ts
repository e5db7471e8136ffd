import { homePath } from '#platform/web/frame/use-back.ts'
import type { tourTexts } from './tour-texts.ts'

/** A stop of the tour: the page, what is shown there, and its words. */
export interface Stop {
  path: string
  /** The first one that is seen is meant. */
  target: string
  title: keyof typeof tourTexts
  text: keyof typeof tourTexts
  /** Where the words stand; a large thing leaves room at one side only. */
  beside?: 'left' | 'right'
}

const registerPath = '/community/postalDespatcher_v2.aspx'

/** Over the duty board, then over the desk of parcels; what this person does not see is left out. */
export const stops: readonly Stop[] = [
  { path: homePath, target: '.lb-scan-box', title: 'scan', text: 'scanText' },
  { path: homePath, target: '.lb-home-acts nav', title: 'acts', text: 'actsText', beside: 'right' },
  { path: homePath, target: '.lb-home-wide', title: 'waiting', text: 'waitingText', beside: 'right' },
  { path: homePath, target: '.lb-counters', title: 'counters', text: 'countersText' },
  { path: homePath, target: '[data-opens=quick]', title: 'quick', text: 'quickText' },
  { path: homePath, target: '[data-opens=account]', title: 'account', text: 'accountText' },
  { path: registerPath, target: '.rp-form', title: 'form', text: 'formText', beside: 'right' },
  { path: registerPath, target: '.rp-side > :first-child', title: 'side', text: 'sideText', beside: 'left' },
  { path: registerPath, target: '.rp-side > :last-child', title: 'just', text: 'justText', beside: 'left' },
]
