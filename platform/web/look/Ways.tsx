import './ways.css'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useItemKeys } from '#platform/web/input/use-hot-key.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-paths.ts'
import { Key } from './Key.tsx'

export interface Way<N extends string> {
  name: N
  icon: IconName
  title: string
  text: string
}
export interface WaysProps<N extends string> {
  label: string
  ways: readonly Way<N>[]
  onChoose: (name: N) => void
}

/** A few ways to go on, as large tiles: Alt 1–9, arrows, or a press. */
export function Ways<N extends string>({ label, ways, onChoose }: WaysProps<N>) {
  const list = useRef<HTMLDivElement>(null)
  useItemKeys(ways.length, (nth) => {
    const way = ways[nth]
    if (way) onChoose(way.name)
  })

  function press(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    buttons[(at + by + buttons.length) % buttons.length]?.focus()
  }

  return (
    <div className="lb-ways" role="toolbar" aria-label={label} onKeyDown={press} ref={list}>
      {ways.map(({ name, icon, title, text }, nth) => (
        <button
          key={name}
          type="button"
          className="lb-way"
          autoFocus={nth === 0}
          aria-keyshortcuts={`Alt+${nth + 1}`}
          onClick={() => onChoose(name)}
        >
          <Icon name={icon} size={32} />
          <b>{title}</b>
          <span>{text}</span>
          <Key keys={`Alt ${nth + 1}`} />
        </button>
      ))}
    </div>
  )
}

interface ReadyLineProps {
  title: ReactNode
  text: string
  /** What opens a reader of its own. */
  children?: ReactNode
}

/** Under a choice: a scan says by itself which one is meant. */
export function ReadyLine({ title, text, children }: ReadyLineProps) {
  const t = useTexts('platform')
  return (
    <div className="lb-ready">
      <Icon name="scan" />
      <span className="lb-ready-words" role="status">
        <b>{title}</b>
        <span className="lb-quiet">{text}</span>
      </span>
      {children}
      <span className="lb-ready-esc lb-quiet lb-nowrap">
        <Key keys="Esc" spoken /> {t('cancel')}
      </span>
    </div>
  )
}
