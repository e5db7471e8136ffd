import './found-texts.ts'
import type { FindingKind } from '#platform/web/frame/contributions.ts'
import { text } from '#platform/web/i18n/texts.ts'

/** How messages are shown among what was found. */
export const findingKinds: readonly FindingKind[] = [
  {
    kind: 'message',
    label: 'messagesFound:group',
    show: ({ id, label, names, words, state }) => ({
      id: `message-${id}`,
      title: words[0] ?? '',
      names,
      detail: label,
      icon: 'people',
      mark: state ? text('messagesFound', 'closed') : undefined,
      to: `/mgmt/messageView/${id}`,
    }),
  },
]
