import type { Contributions } from '#platform/web/frame/contributions.ts'
import { latePart } from '#platform/web/live/late-part.ts'

/** Households are told of bills where these are shown. */
export const feeNoticesContributions: Partial<Contributions> = {
  paperActs: [{ name: 'tell', Bills: latePart(async () => (await import('./NoticeActs.tsx')).NoticeActs) }],
}
