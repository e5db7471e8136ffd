import type { Contributions } from '#platform/web/frame/contributions.ts'
import { latePart } from '#platform/web/live/late-part.ts'

/** Bills are brought in where runs are listed. */
export const billImportsContributions: Partial<Contributions> = {
  paperActs: [{ name: 'import', Runs: latePart(async () => (await import('./ImportLink.tsx')).ImportLink) }],
}
