import './found-texts.ts'
import type { FindingKind } from '#platform/web/frame/contributions.ts'
import { rulesPath } from './paths.ts'

/** How rules are shown among what was found. */
export const findingKinds: readonly FindingKind[] = [
  {
    kind: 'rule',
    label: 'rulesFound:group',
    show: (found) => ({
      id: `rule-${found.id}`,
      title: found.names[0] ?? '',
      names: [],
      detail: found.words.filter(Boolean).join('　'),
      icon: 'doc',
      to: `${rulesPath}/rulesDetail/${found.id}`,
    }),
  },
]
