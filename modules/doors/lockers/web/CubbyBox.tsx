import { text } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { speakTime, speakWait } from '#platform/web/look/speak-time.ts'
import type { Cubby } from '../shapes.ts'

const day = 86_400_000

/** How a cubby is told: what class it has, its household and its line. */
export function toldOf(cubby: Cubby, now: number) {
  const { stay, doorOpenSince, status, note } = cubby
  const t = text
  const label = stay?.label ?? ''
  if (doorOpenSince)
    return {
      kind: 'lk-open',
      label,
      said: t('lockersPage', 'doorOpen', { time: speakWait(now - doorOpenSince.getTime()) }),
    }
  if (status === 'disabled')
    return { kind: 'lk-disabled', label, said: t('lockersPage', 'disabled', { note }) }
  if (!stay) return { kind: 'lk-free', label, said: t('lockersPage', 'free') }
  if (stay.state === 'unsure') return { kind: 'lk-late', label, said: t('lockersPage', 'unsure') }
  if (stay.state === 'dropping') return { kind: '', label, said: t('lockersPage', 'dropping') }
  const since = stay.stowedAt ?? stay.askedAt
  const lain = now - since.getTime()
  if (stay.isOverdue)
    return {
      kind: 'lk-late',
      label,
      said: t('lockersPage', 'overdue', { hours: Math.floor(lain / 3_600_000) }),
    }
  return {
    kind: '',
    label,
    said: lain > day * 1.5 ? t('lockersPage', 'days', { count: Math.round(lain / day) }) : speakTime(since),
  }
}

interface CubbyBoxProps {
  cubby: Cubby
  now: number
  isChosen: boolean
  onChoose: () => void
}

/** The door of a cubby in the picture: its name, its size, whose it is, and how it stands. */
export function CubbyBox({ cubby, now, isChosen, onChoose }: CubbyBoxProps) {
  const t = useTexts('lockersPage')
  const told = toldOf(cubby, now)
  return (
    <button
      type="button"
      data-cubby={cubby.name}
      aria-pressed={isChosen}
      className={`lk-cubby lk-${cubby.size} ${told.kind}${isChosen ? ' lk-chosen' : ''}`}
      onClick={onChoose}
    >
      <span className="lk-name">
        <span>
          <span className="lb-sr">{t('cubby')} </span>
          {cubby.name}
        </span>
        <span>{cubby.size}</span>
      </span>
      {told.label && <b>{told.label}</b>}
      <span className="lk-said">{told.said}</span>
    </button>
  )
}
