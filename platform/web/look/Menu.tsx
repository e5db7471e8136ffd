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
  /** What was typed at its button, of a name. */
  first?: string
  close: () => void
}

/** Milliseconds after which what is typed is something else. */
const pause = 1000

/**
 * Which of several names is meant by some signs, from one of them on: one that begins with them, else one of whose words does,
 * else one that has them.
 */
export function meant(names: readonly string[], signs: string, from: number): number | undefined {
  const order = names.map((_, nth) => (nth + Math.max(0, from)) % names.length)
  const words = (nth: number) => (names[nth] ?? '').split(/[\s　、，/-]+/)
  return (
    order.find((nth) => names[nth]?.startsWith(signs)) ??
    order.find((nth) => words(nth).some((word) => word.startsWith(signs))) ??
    order.find((nth) => signs.length > 1 && names[nth]?.includes(signs))
  )
}

const namesOf = (all: readonly HTMLButtonElement[]) => all.map(({ innerText }) => innerText.toLowerCase())

/**
 * A menu below the button that opened it: ↑ ↓ Home End and what is typed of a name move, Enter chooses, and the focus
 * goes back to the button.
 */
export function Menu({ of, label, items, isList = false, first = '', close }: MenuProps) {
  const list = useRef<HTMLDivElement>(null)
  const typed = useRef({ signs: first.toLowerCase(), at: 0 })
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])]
  useEffect(() => {
    const all = buttons()
    const { signs } = typed.current
    typed.current.at = performance.now()
    const begun = signs ? meant(namesOf(all), signs, 0) : undefined
    const current = list.current?.querySelector<HTMLElement>('[aria-current="true"]')
    const start = begun === undefined ? (current ?? all[0]) : all[begun]
    start?.focus()
  }, [])
  function press(event: KeyboardEvent) {
    const all = buttons()
    const at = all.indexOf(event.target as HTMLButtonElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    const next = to === undefined ? named(event, all, at) : all.at(to % all.length)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  /** What is meant by the signs that were typed quickly; the same sign again goes to the next that begins with it. */
  function named({ key, timeStamp }: KeyboardEvent, all: readonly HTMLButtonElement[], at: number) {
    const last = typed.current
    if ([...key].length !== 1 || (key === ' ' && !last.signs)) return undefined
    const sign = key.toLowerCase()
    const isFresh = timeStamp - last.at > pause
    const isAgain = !isFresh && [...last.signs].every((one) => one === sign)
    const signs = isFresh ? sign : last.signs + sign
    typed.current = { signs, at: timeStamp }
    const names = namesOf(all)
    const found = meant(names, signs, signs.length === 1 ? at + 1 : at)
    return all[found ?? (isAgain ? meant(names, sign, at + 1) : undefined) ?? -1]
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
