import type { MarkKind } from '#platform/web/look/Mark.tsx'
import { paperText, type PlainKey, text } from '#platform/web/i18n/texts.ts'

const drawn: readonly (readonly [PlainKey<'platform'>, MarkKind])[] = [
  ['markInPerson', 'inPerson'],
  ['markRefuses', 'refuses'],
  ['markHardOfHearing', 'hardOfHearing'],
  ['markMayCollect', 'mayCollect'],
  ['markProxy', 'proxy'],
]

/** A mark is kept by its Chinese word, whatever the page speaks. */
const drawnOf = (mark: string) => drawn.find(([key]) => paperText('platform', key) === mark)

/** The marks that every community has, in the order of the dialog. */
export const commonWords = (): string[] => drawn.map(([key]) => paperText('platform', key))

/** How a mark of a household or a person is drawn; communities may have words of their own. */
export const markKind = (mark: string): MarkKind => drawnOf(mark)?.[1] ?? 'note'

/** Whether a mark names who collects. */
export const isProxyMark = (mark: string): boolean => drawnOf(mark)?.[1] === 'proxy'

/** A mark in the language of the page; a community's own word stands as it is. */
export function spokenMark(mark: string): string {
  const key = drawnOf(mark)?.[0]
  return key ? text('platform', key) : mark
}
