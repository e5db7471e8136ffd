import './panel.css'
import { type ReactNode, useId } from 'react'

export interface PanelProps {
  title?: ReactNode
  /** The number beside the title. */
  number?: ReactNode
  /** One quiet line after the number. */
  summary?: ReactNode
  /** One quiet sentence below the title. */
  lead?: ReactNode
  /** At the right end of the head: a link or a button. */
  extra?: ReactNode
  /** rows: no padding; form: 24 px; plain: 16 px */
  pad?: 'rows' | 'plain' | 'form'
  /** Takes the height that is left in a column. */
  grow?: boolean
  className?: string
  children?: ReactNode
}

/** A panel with its head; a landmark when it has a title. */
export function Panel({
  title,
  number,
  summary,
  lead,
  extra,
  pad = 'rows',
  grow,
  className = '',
  children,
}: PanelProps) {
  const id = useId()
  return (
    <section
      className={`lb-panel${grow ? ' lb-panel-grow' : ''} ${className}`}
      aria-labelledby={title ? id : undefined}
    >
      {title && (
        <div className="lb-panel-head">
          <h2 id={id}>{title}</h2>
          {number !== undefined && <span className="lb-panel-number">{number}</span>}
          {summary && <span className="lb-panel-summary">{summary}</span>}
          {extra && <span className="lb-panel-extra">{extra}</span>}
          {lead && <p className="lb-panel-lead lb-14 lb-quiet">{lead}</p>}
        </div>
      )}
      <div className={`lb-panel-body lb-panel-${pad}`}>{children}</div>
    </section>
  )
}
