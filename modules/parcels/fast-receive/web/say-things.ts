import type { HandOverKind } from '#platform/web/frame/hand-over-kind.ts'
import { text, textOf } from '#platform/web/i18n/texts.ts'

/** What is handed over, one or the other: 包裹或寄放物品. */
export const thingsOf = (kinds: readonly HandOverKind[]): string =>
  kinds.map(({ words }) => textOf(words.things)).join(text('fastReceive', 'or'))
