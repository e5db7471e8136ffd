import './found-texts.ts'
import type { FindingKind } from '#platform/web/frame/contributions.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { newsDetailPath } from './paths.ts'

/** How news are shown among what was found. */
export const findingKinds: readonly FindingKind[] = [
  {
    kind: 'news',
    label: 'newsFound:group',
    show: (found) => ({
      id: `news-${found.id}`,
      title: found.names[0] ?? '',
      names: [],
      detail: found.words.filter(Boolean).join('　'),
      icon: 'mega',
      mark: found.state ? text('newsFound', 'offline') : undefined,
      to: newsDetailPath(found.id),
    }),
  },
]
