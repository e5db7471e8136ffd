import './hint-texts.ts'
import './text-hints.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { hintTexts } from './hint-texts.ts'
import { usePointedHint } from './use-pointed-hint.ts'

/** A short text at what the pointer or the focus rests on; it stays while one points at it, and Esc takes it away. */
export function TextHints() {
  const t = useTexts('hints')
  const pointed = usePointedHint()
  if (!pointed || !(pointed.key in hintTexts)) return null
  const { key, place } = pointed
  const below = place.bottom + 120 < innerHeight
  return (
    <div
      className="lb-text-hint"
      role="tooltip"
      data-text-hint
      style={{
        left: Math.max(8, Math.min(place.left, innerWidth - 296)),
        ...(below ? { top: place.bottom + 6 } : { bottom: innerHeight - place.top + 6 }),
      }}
    >
      {t(key as keyof typeof hintTexts)}
    </div>
  )
}
