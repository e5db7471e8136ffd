import type { CardBinding, PhoneBinding } from '#modules/carriers/activation/contract.ts'
import { cardOutcome, phoneOutcome } from '#modules/carriers/activation/web/public.ts'
import type { ReaderKind } from '#modules/carriers/readers/web/public.ts'
import { Problem } from '#platform/contract/problem.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { inRow, text } from '#platform/web/i18n/texts.ts'
import type { Wish } from './activation-store.ts'

/** What became of a code. */
export interface Outcome {
  ok: boolean
  text: string
  detail: string
}

const cardTexts = { added: 'cardAdded', repeat: 'cardRepeat', restarted: 'cardRestarted' } as const

const whose = ({ household, holder }: Wish): string =>
  text('quickActivation', 'ofHousehold', {
    household: household.label,
    holder: holder?.name ?? text('quickActivation', 'wholeHousehold'),
  })
const labelsOf = (rows: readonly { label: string }[]) => inRow(rows.map(({ label }) => label))

/** R343–R346. */
export function cardBound({ status, others = [], movedFrom = [] }: CardBinding, wish: Wish): Outcome {
  const outcome = cardOutcome(status)
  if (outcome === 'failed') return failed('card', '')
  const details = [
    whose(wish),
    others.length > 0 && text('quickActivation', 'alsoOthers', { labels: labelsOf(others) }),
    movedFrom.length > 0 && text('quickActivation', 'movedFrom', { labels: labelsOf(movedFrom) }),
  ]
  return { ok: true, text: text('quickActivation', cardTexts[outcome]), detail: joined(details) }
}

/** R347–R349. */
export function phoneBound({ status, movedFrom = '' }: PhoneBinding, wish: Wish): Outcome {
  const outcome = phoneOutcome(status)
  if (outcome === 'failed') return failed('phone', '')
  const details = [
    whose(wish),
    movedFrom !== '' && text('quickActivation', 'movedFrom', { labels: movedFrom }),
  ]
  const said = text('quickActivation', outcome === 'activated' ? 'phoneActivated' : 'phoneAlready')
  return { ok: true, text: said, detail: joined(details) }
}

/** Why it did not happen (R352); what nobody foresaw says so (R353). */
export function failure(kind: ReaderKind, error: unknown): Outcome {
  if (error instanceof Problem && error.kind !== 'failed') return failed(kind, sentenceOf(error))
  const sentence = sentenceOf(error)
  return {
    ok: false,
    text: text('quickActivation', 'unknown'),
    detail: text('quickActivation', 'unknownText', { sentence: ended(sentence) }),
  }
}

function failed(kind: ReaderKind, sentence: string): Outcome {
  return {
    ok: false,
    text: text('quickActivation', kind === 'card' ? 'addFailed' : 'activateFailed'),
    detail: sentence
      ? text('quickActivation', 'supportAfter', { sentence: ended(sentence) })
      : text('quickActivation', 'support'),
  }
}

const joined = (parts: readonly (string | false)[]): string => parts.filter(Boolean).join('　')
const ended = (sentence: string): string => (/[。！？!]$/.test(sentence) ? sentence : `${sentence}。`)
