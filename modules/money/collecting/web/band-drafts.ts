import { type Band, mostAtShops } from '../bands.ts'

/** A band as it is typed. */
export interface BandDraft extends Pick<Band, 'bearer' | 'chains'> {
  code: string
  min: string
  max: string
  fee: string
}

export const draftOfBand = ({ min, max, fee, ...band }: Band): BandDraft => ({
  ...band,
  min: String(min),
  max: String(max),
  fee: String(fee),
})

export const bandOfDraft = ({ code, min, max, fee, ...band }: BandDraft): Band => ({
  ...band,
  code: code.trim().toUpperCase(),
  min: Number(min),
  max: Number(max),
  fee: Number(fee),
})

type Wrong = 'code' | 'amounts' | 'limit' | 'fee' | 'overlap'

function whyWrong(draft: BandDraft, others: readonly Band[]): Wrong | undefined {
  const { code, min, max } = bandOfDraft(draft)
  if (!/^([0-9A-Z]{3})?$/.test(code)) return 'code'
  if (max > mostAtShops) return 'limit'
  if (min < 1 || max < min) return 'amounts'
  if (draft.fee === '') return 'fee'
  return others.some((other) => other.min <= max && min <= other.max) ? 'overlap' : undefined
}

/** The first band that must be mended, and why; two that take the same amount are told at the later one. */
export function firstWrong(drafts: readonly BandDraft[]): { nth: number; why: Wrong } | undefined {
  for (const [nth, draft] of drafts.entries()) {
    const why = whyWrong(draft, drafts.slice(0, nth).map(bandOfDraft))
    if (why) return { nth, why }
  }
  return undefined
}
