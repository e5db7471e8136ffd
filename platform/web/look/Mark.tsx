import './mark.css'
import type { ReactNode } from 'react'
import type { PlainKey } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-paths.ts'

interface Drawing {
  shape: 'outline' | 'bold' | 'solid' | 'dash' | 'soft' | 'wait' | 'red' | 'alarm'
  icon?: IconName
  word?: PlainKey<'platform'>
  strong?: boolean
}

const drawings = {
  inPerson: { shape: 'solid', icon: 'idp', word: 'markInPerson' },
  legal: { shape: 'solid', icon: 'doc', word: 'markLegal' },
  chilled: { shape: 'outline', icon: 'snow', word: 'markChilled' },
  frozen: { shape: 'bold', icon: 'snow', word: 'markFrozen' },
  cashOnDelivery: { shape: 'outline', icon: 'cash', word: 'markCashOnDelivery' },
  inLocker: { shape: 'dash', icon: 'locker', word: 'markInLocker' },
  hardOfHearing: { shape: 'soft', icon: 'ear', word: 'markHardOfHearing' },
  mayCollect: { shape: 'soft', word: 'markMayCollect' },
  proxy: { shape: 'soft', icon: 'people', word: 'markProxy' },
  refuses: { shape: 'bold', word: 'markRefuses' },
  note: { shape: 'soft' },
  plain: { shape: 'outline' },
  waiting: { shape: 'soft' },
  reminded: { shape: 'wait' },
  done: { shape: 'soft' },
  overdue: { shape: 'red' },
  alarm1: { shape: 'outline', word: 'markAlarm1' },
  alarm2: { shape: 'wait', word: 'markAlarm2' },
  alarm3: { shape: 'red', word: 'markAlarm3', strong: true },
  alarm4: { shape: 'alarm', word: 'markAlarm4' },
} satisfies Record<string, Drawing>

export type MarkKind = keyof typeof drawings

/** A mark: shape and word, never hue alone. Kinds without a word of their own (states, notes) take it as children. */
export function Mark({ kind, children }: { kind: MarkKind; children?: ReactNode }) {
  const t = useTexts('platform')
  const { shape, icon, word, strong }: Drawing = drawings[kind]
  return (
    <span className={`lb-mark lb-mark-${shape}${strong ? ' lb-mark-strong' : ''}`}>
      {icon && <Icon name={icon} size={14} />}
      {children ?? (word && t(word))}
    </span>
  )
}

/** The level of an alarm, number and word; a cleared one goes back to the outline. */
export function AlarmMark({ level, cleared = false }: { level: 1 | 2 | 3 | 4; cleared?: boolean }) {
  const t = useTexts('platform')
  const kind = `alarm${level}` as const
  return cleared ? <Mark kind="plain">{t(drawings[kind].word)}</Mark> : <Mark kind={kind} />
}

/** Marks side by side, in one line. */
export function Marks({ children }: { children: ReactNode }) {
  return <span className="lb-marks">{children}</span>
}
