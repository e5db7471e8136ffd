import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'

type Menu = 'quick' | 'account' | 'keys'
interface Menus {
  open: Menu | undefined
  toggle(menu: Menu): void
  close(): void
}

const MenusContext = createContext<Menus>({
  open: undefined,
  toggle: () => undefined,
  close: () => undefined,
})

/** Which menu of the header is open: one at most, none after going to another page. */
export function MenusProvider({ path, children }: { path: string; children: ReactNode }) {
  const [open, setOpen] = useState<Menu>()
  useEffect(() => setOpen(undefined), [path])
  const menus = useMemo<Menus>(
    () => ({
      open,
      toggle: (menu) => setOpen((now) => (now === menu ? undefined : menu)),
      close: () => setOpen(undefined),
    }),
    [open],
  )
  return <MenusContext value={menus}>{children}</MenusContext>
}

/** The menus of the frame: which is open, and how to open and close them. */
export const useMenus = (): Menus => use(MenusContext)
