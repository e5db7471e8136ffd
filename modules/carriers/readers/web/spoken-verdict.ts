import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Observed } from './observe.ts'
import type { Answer } from './ReaderFace.tsx'
import type { CodeKind, Verdict } from './verdict.ts'

/** A further sentence; `wait`: something should be done about it. */
export interface SpokenNote {
  text: string
  wait: boolean
}

const whats = {
  card: 'whatCard',
  phone: 'whatPhone',
  certificate: 'whatCertificate',
  invoice: 'whatInvoice',
  other: 'whatOther',
  random: 'whatRandom',
} as const
/** The names of the ways in which readers write a card. */
export const formatTexts = {
  hex: 'formatHex',
  '8H10D': 'format8H10D',
  '4H4H': 'format4H4H',
  '6H8D': 'format6H8D',
  '2H4H': 'format2H4H',
  long: 'formatLong',
} as const
const fine: Partial<Record<CodeKind, 'okCard' | 'okPhone' | 'okOther'>> = {
  card: 'okCard',
  phone: 'okPhone',
  other: 'okOther',
  certificate: 'okOther',
  invoice: 'okOther',
}

/** The verdict in words that somebody at the desk understands. */
export function useSpokenVerdict(
  seen: Observed | undefined,
  verdict: Verdict | undefined,
): { answer: Answer; notes: SpokenNote[] } {
  const t = useTexts('readerTest')
  if (!seen || !verdict) return { answer: { state: 'waiting', text: t('waiting') }, notes: [] }
  const [first] = verdict.readings
  const format = first ? t(formatTexts[first.format], { count: first.uid.length }) : ''
  const detail = t('sent', { what: t(whats[verdict.kind], { format }) })
  const gap = Math.round(seen.took / Math.max(1, seen.keys.length - 1))
  const notes = [
    verdict.pace === 'slow' && { text: t('slowText', { gap }), wait: true },
    verdict.pace === 'hand' && { text: t('handText'), wait: true },
    verdict.extra && {
      text: t('extra', { signs: [verdict.extra.prefix, verdict.extra.suffix].filter(Boolean).join(' ') }),
      wait: true,
    },
    verdict.pace !== 'hand' && seen.end === 'none' && { text: t('endNoneText'), wait: true },
    seen.byMethod && { text: t('methodText'), wait: false },
  ].filter((note) => typeof note === 'object')
  if (verdict.extra) return { answer: { state: 'refused', text: t('extraSigns'), detail }, notes }
  if (verdict.pace !== 'reader') return { answer: { state: 'refused', text: t(verdict.pace), detail }, notes }
  const ok = fine[verdict.kind]
  return {
    answer: ok ? { state: 'found', text: t(ok), detail } : { state: 'refused', text: t('random'), detail },
    notes,
  }
}
