import './state.css'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-paths.ts'

export interface EmptyStateProps {
  icon?: IconName
  /** What is missing. */
  title: string
  /** Why, in at most 22 characters a line. */
  text?: ReactNode
  /** One or two ways on: buttons. */
  children?: ReactNode
}

/** That there is nothing here, why, and what can be done. */
export function EmptyState({ icon = 'box', title, text, children }: EmptyStateProps) {
  return (
    <div className="lb-state">
      <Icon name={icon} size={32} />
      <b>{title}</b>
      {text && <p>{text}</p>}
      {children && <div className="lb-state-acts">{children}</div>}
    </div>
  )
}
