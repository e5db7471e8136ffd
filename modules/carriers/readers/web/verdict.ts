import { isCertificate, isInvoiceCode } from '#platform/contract/card-refusal.ts'
import { type CardFormat, cardReadings, reversedUid } from '#platform/contract/card-uid.ts'
import { looksLikeCard, looksLikePhone } from '#platform/web/input/code-shapes.ts'
import { bareCode, type ReaderChoice } from '#platform/web/input/reader-choice.ts'
import { isTypedCard } from '#platform/web/input/scan-rules.ts'
import { readerDefaults } from '#platform/web/input/scanner.ts'
import type { Observed } from './observe.ts'

/** reader: known by its pace wherever it is used; slow: read in the reader's dialog only; hand: refused (R332). */
export type Pace = 'reader' | 'slow' | 'hand'
/** What a code is by its looks. `random`: the UID that a phone makes up each time it is held to a reader. */
export type CodeKind = 'card' | 'random' | 'phone' | 'certificate' | 'invoice' | 'other'

export interface Verdict {
  pace: Pace
  kind: CodeKind
  /** Without what the reader puts around it. */
  code: string
  readings: readonly { format: CardFormat; uid: string; reversed: string }[]
  /** Signs around the code that this browser does not know of yet. */
  extra: Pick<ReaderChoice, 'prefix' | 'suffix'> | undefined
}

const wrapped = /^([^0-9A-Za-z]{0,4})([0-9A-Za-z].*?)([^0-9A-Za-z]{0,4})$/

/** What a run of keys says of the reader that sent it. */
export function verdictOf(seen: Observed, choice: ReaderChoice): Verdict {
  const bare = bareCode(seen.text, choice).trim()
  const extra = signsAround(bare)
  const code = extra ? bareCode(bare, extra) : bare
  const kind = kindOf(code)
  const readings = kind === 'card' || kind === 'random' ? cardReadings(code) : []
  return {
    pace: paceOf(seen),
    kind,
    code,
    readings: readings.map((reading) => ({ ...reading, reversed: reversedUid(reading.uid) })),
    extra,
  }
}

function paceOf({ keys, took }: Observed): Pace {
  if (isTypedCard(took)) return 'hand'
  return keys.length >= readerDefaults.minLength && took / (keys.length - 1) <= readerDefaults.gap
    ? 'reader'
    : 'slow'
}

function signsAround(text: string): Verdict['extra'] {
  if (isInvoiceCode(text)) return undefined
  const [, prefix = '', code = '', suffix = ''] = wrapped.exec(text) ?? []
  return (prefix || suffix) && (looksLikeCard(code) || looksLikePhone(code)) ? { prefix, suffix } : undefined
}

function kindOf(code: string): CodeKind {
  if (isCertificate(code)) return 'certificate'
  if (isInvoiceCode(code)) return 'invoice'
  if (looksLikePhone(code)) return 'phone'
  const [likeliest] = looksLikeCard(code) ? cardReadings(code) : []
  if (!likeliest) return 'other'
  return likeliest.uid.length === 8 && likeliest.uid.startsWith('08') ? 'random' : 'card'
}
