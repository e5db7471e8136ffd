import { homePath } from '#platform/web/frame/use-back.ts'
import type { PlainKey } from '#platform/web/i18n/texts.ts'

/** A stop of the tour: the page, what is shown there, and its words. */
export interface Stop {
  path: string
  /** The first one that is seen is meant. */
  target: string
  title: PlainKey<'tour'>
  text: PlainKey<'tour'>
  /** What is shown on a phone instead: what fills its screen leaves no room for words. False: it is not there. */
  phone?: string | false
  /** Its words where there are no hot keys. */
  phoneText?: PlainKey<'tour'>
  /** Where the words stand; a large thing leaves room at one side only. */
  beside?: 'left' | 'right'
}

const registerPath = '/community/postalDespatcher_v2.aspx'

/** Over the duty board, then over the desk of parcels; what this person does not see is left out. */
const stops: readonly Stop[] = [
  { path: homePath, target: '.lb-scan-box', title: 'scan', text: 'scanText' },
  {
    path: homePath,
    target: '.lb-home-acts nav',
    title: 'acts',
    text: 'actsText',
    beside: 'right',
    phone: false,
  },
  {
    path: homePath,
    target: '.lb-home-wide',
    title: 'waiting',
    text: 'waitingText',
    beside: 'right',
    phone: '.lb-home-wide .lb-panel-head',
  },
  { path: homePath, target: '.lb-counters', title: 'counters', text: 'countersText' },
  {
    path: homePath,
    target: '[data-opens=quick]',
    title: 'quick',
    text: 'quickText',
    phoneText: 'quickTextPhone',
  },
  { path: homePath, target: '[data-opens=account]', title: 'account', text: 'accountText' },
  {
    path: registerPath,
    target: '.lb-register-form',
    title: 'form',
    text: 'formText',
    beside: 'right',
    phone: '.lb-register-form .lb-field',
  },
  {
    path: registerPath,
    target: '.lb-register-side > :first-child',
    title: 'side',
    text: 'sideText',
    beside: 'left',
    phone: '.lb-register-side > :first-child .lb-panel-head',
  },
  {
    path: registerPath,
    target: '.lb-register-side > :last-child',
    title: 'just',
    text: 'justText',
    beside: 'left',
    phone: '.lb-register-side > :last-child .lb-panel-head',
  },
]

const ofPhone = ({ phone, phoneText, beside: _, ...stop }: Stop): Stop => ({
  ...stop,
  target: phone || stop.target,
  text: phoneText ?? stop.text,
})

/** The stops on a screen of this width; a phone has no room beside anything. */
export const stopsFor = (isPhone: boolean): readonly Stop[] =>
  isPhone ? stops.filter(({ phone }) => phone !== false).map(ofPhone) : stops
