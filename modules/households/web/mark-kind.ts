import type { platformTexts } from '#platform/web/texts.ts'
import type { MarkKind } from '#platform/web/look/Mark.tsx'
import { text } from '#platform/web/i18n/texts.ts'

const drawn: readonly (readonly [keyof typeof platformTexts, MarkKind])[] = [
  ['markInPerson', 'inPerson'],
  ['markRefuses', 'refuses'],
  ['markHardOfHearing', 'hardOfHearing'],
  ['markMayCollect', 'mayCollect'],
  ['markProxy', 'proxy'],
]

/** The marks that every community has, in the order of the dialog. */
export const commonWords = (): string[] => drawn.map(([key]) => text('platform', key))

/** How a mark of a household or a person is drawn; communities may have words of their own. */
export function markKind(mark: string): MarkKind {
  return drawn.find(([key]) => text('platform', key) === mark)?.[1] ?? 'note'
}
