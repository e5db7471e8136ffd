import { type KeyboardEvent, useRef } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { MessageRow } from '../shapes.ts'
import { StatusMark, useDue } from './Due.tsx'
import { pageSize } from './queries.ts'

interface MessageListProps {
  rows: readonly MessageRow[]
  total: number
  page: number
  open: string | undefined
  onOpen: (messageId: string) => void
  onPage: (page: number) => void
}

/** Messages below each other; ↑ and ↓ go from one to the next. */
export function MessageList({ rows, total, page, open, onOpen, onPage }: MessageListProps) {
  const t = useTexts('messagesPage')
  const list = useRef<HTMLDivElement>(null)
  const from = (page - 1) * pageSize
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const next = step && rows[rows.findIndex(({ messageId }) => messageId === open) + step]
    if (!next) return
    event.preventDefault()
    onOpen(next.messageId)
    list.current?.querySelector<HTMLElement>(`[data-id="${next.messageId}"]`)?.focus()
  }
  return (
    <>
      <div className="ms-list" role="presentation" ref={list} onKeyDown={move}>
        <ul>
          {rows.map((row) => (
            <li key={row.messageId}>
              <Entry row={row} isOpen={row.messageId === open} onOpen={() => onOpen(row.messageId)} />
            </li>
          ))}
        </ul>
      </div>
      <div className="ms-pager lb-14 lb-quiet">
        <span className="lb-grow">{t('range', { from: from + 1, to: from + rows.length, total })}</span>
        <button
          type="button"
          className="lb-icon-button"
          aria-label={t('previous')}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <Icon name="left" />
        </button>
        <button
          type="button"
          className="lb-icon-button"
          aria-label={t('next')}
          disabled={from + rows.length >= total}
          onClick={() => onPage(page + 1)}
        >
          <Icon name="right" />
        </button>
      </div>
    </>
  )
}

function Entry({ row, isOpen, onOpen }: { row: MessageRow; isOpen: boolean; onOpen: () => void }) {
  const { said, isUrgent } = useDue(row)
  return (
    <button
      type="button"
      className="ms-entry"
      data-id={row.messageId}
      aria-current={isOpen || undefined}
      onClick={onOpen}
    >
      <span className="lb-cut">
        <HouseholdName label={row.label} names={row.senderName} />
        {row.status === 0 && <i className="ms-new" />}
      </span>
      <span className={isUrgent ? 'lb-amber lb-strong lb-14' : 'lb-14 lb-quiet'}>{said}</span>
      <span className="lb-14 lb-quiet lb-cut">
        {row.typeName}　{row.title}
      </span>
      <StatusMark row={row} />
    </button>
  )
}
