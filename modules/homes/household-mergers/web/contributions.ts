import type { Contributions } from '#platform/web/frame/contributions.ts'
import { latePart } from '#platform/web/live/late-part.ts'

export const householdMergersContributions: Partial<Contributions> = {
  householdActs: [
    {
      name: 'merge',
      label: 'householdTree:merge',
      Dialog: latePart(async () => (await import('./MergeDialog.tsx')).MergeDialog),
    },
    {
      name: 'split',
      label: 'householdTree:split',
      isForFlats: true,
      Dialog: latePart(async () => (await import('./SplitDialog.tsx')).SplitDialog),
    },
  ],
}
