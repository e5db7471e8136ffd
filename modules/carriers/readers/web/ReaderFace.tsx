import './reader.css'
import './reader-texts.ts'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { IconName } from '#platform/web/look/icon-paths.ts'
import type { ReaderKind } from './judge-scan.ts'

/** How a code fared, in words that are read from a step away. */
export interface Answer {
  state: 'waiting' | 'reading' | 'found' | 'refused'
  text: string
  detail?: ReactNode
}

const icons: Record<Answer['state'], IconName | undefined> = {
  waiting: undefined,
  reading: 'clock',
  found: 'check',
  refused: 'warn',
}

export interface ReaderFaceProps {
  kind: ReaderKind
  /** Undefined: it waits for the first code. */
  answer: Answer | undefined
  hint: string
  /** A line instead of a stage: a list stands below. */
  small?: boolean
}

export interface FaceProps {
  state: Answer['state']
  icon: IconName
  title: string
  text: ReactNode
  isBusy?: boolean
  /** A line instead of a stage: a list stands below. */
  small?: boolean
}

/** A stage that says how it stands, to be read from a step away. */
export function Face({ state, icon, title, text, isBusy, small }: FaceProps) {
  return (
    <div
      className={`rd-face rd-${state}${small ? ' rd-small' : ''}`}
      role={state === 'refused' ? 'alert' : 'status'}
      aria-busy={isBusy}
    >
      <Icon name={icon} size={32} />
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
    </div>
  )
}

/** The state of the reader: waiting, reading, found or refused. */
export function ReaderFace({ kind, answer, hint, small }: ReaderFaceProps) {
  const t = useTexts('readers')
  const state = answer?.state ?? 'waiting'
  const words = answer?.text ?? t(kind === 'phone' ? 'phoneWaiting' : 'cardWaiting')
  const icon = icons[state] ?? (kind === 'phone' ? 'phone' : 'card')
  return (
    <Face
      state={state}
      icon={icon}
      title={words}
      text={answer?.detail ?? hint}
      isBusy={state === 'reading'}
      small={small}
    />
  )
}
