import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Floating } from './Floating.tsx'

export interface MenuItem {
  key: string
  label: string
  /** What holds now. */
  isCurrent?: boolean
  act: () => void
}
export interface MenuProps {
  /** The `data-opens` of its button. */
  of: string
  label: string
  items: readonly MenuItem[]
  /** The choices of a field, of which one holds, and no acts. */
  isList?: boolean
  close: () => void
}

/**
 * A menu below the button that opened it: ↑ ↓ Home End and the first sign of a name move, Enter chooses, and the focus
 * goes back to the button.
 */
export function Menu({ of, label, items, isList = false, close }: MenuProps) {
  const list = useRef<HTMLDivElement>(null)
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])]
  useEffect(() => {
    const first = list.current?.querySelector<HTMLElement>('[aria-current="true"]') ?? buttons()[0]
    first?.focus()
  }, [])
  function press(event: KeyboardEvent) {
    const all = buttons()
    const at = all.indexOf(event.target as HTMLButtonElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    const named = [...all.slice(at + 1), ...all].find(({ innerText }) =>
      innerText.toLowerCase().startsWith(event.key.toLowerCase()),
    )
    const next = to === undefined ? named : all.at(to % all.length)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  const choose = (item: MenuItem) => {
    document.querySelector<HTMLElement>(`[data-opens="${of}"]`)?.focus()
    close()
    item.act()
  }
  return (
    <Floating
      of={of}
      role={isList ? 'listbox' : 'menu'}
      label={label}
      className="lb-menu-panel"
      close={close}
    >
      <div ref={list} role="presentation" className="lb-menu" onKeyDown={press}>
        {items.map((item) => (
          <button
            key={item.key}
            type="button"
            role={isList ? 'option' : 'menuitem'}
            tabIndex={-1}
            aria-selected={isList ? (item.isCurrent ?? false) : undefined}
            aria-current={item.isCurrent || undefined}
            onClick={() => choose(item)}
          >
            {item.label}
          </button>
        ))}
      </div>
    </Floating>
  )
}
