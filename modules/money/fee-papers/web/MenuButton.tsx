import { useId, useState } from 'react'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Menu, type MenuItem } from '#platform/web/look/Menu.tsx'

/** A button with a menu of what can be printed. */
export function MenuButton({ label, items }: { label: string; items: readonly MenuItem[] }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button
        data-opens={id}
        aria-haspopup="menu"
        aria-expanded={open}
        icon={<Icon name="print" />}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      {open && <Menu of={id} label={label} items={items} close={() => setOpen(false)} />}
    </>
  )
}
