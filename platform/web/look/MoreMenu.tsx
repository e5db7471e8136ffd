import { useId, useState } from 'react'
import { Icon } from './Icon.tsx'
import { Menu, type MenuItem } from './Menu.tsx'

/** The rarer acts of a row behind one small button; nothing when there are none. */
export function MoreMenu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  if (items.length === 0) return null
  return (
    <>
      <button
        type="button"
        className="lb-icon-button"
        data-opens={id}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="more" />
      </button>
      {open && <Menu of={id} label={label} items={items} close={() => setOpen(false)} />}
    </>
  )
}
