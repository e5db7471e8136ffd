import type { Contributions } from '#platform/web/frame/contributions.ts'
import { pushPath } from './screens.ts'

export const pushContributions: Partial<Contributions> = {
  acts: [{ name: 'push', label: 'push:page', icon: 'bell', group: 'help', to: pushPath }],
}
