import './note.css'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-paths.ts'

export interface NoteProps {
  /** wait: amber, somebody must do something. red: alarms only. */
  tone?: 'plain' | 'wait' | 'red'
  icon?: IconName
  /** A button at the end of the line. */
  act?: ReactNode
  children: ReactNode
}

/** One line that stays: what happened and what to do. */
export function Note({ tone = 'plain', icon, act, children }: NoteProps) {
  return (
    <div className={`lb-note lb-note-${tone}`} role={tone === 'red' ? 'alert' : 'status'}>
      <Icon name={icon ?? (tone === 'plain' ? 'clock' : 'warn')} />
      <span className="lb-grow">{children}</span>
      {act}
    </div>
  )
}
