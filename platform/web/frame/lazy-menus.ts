import { lazy } from 'react'

/** The code of the menus: nobody waits for it on the first page, and it is here before anybody opens one. */
export const loadMenus = () => import('./menu-views.ts')

export const LazyQuickMenu = lazy(async () => ({ default: (await loadMenus()).QuickMenu }))
export const LazyAccountMenu = lazy(async () => ({ default: (await loadMenus()).AccountMenu }))
export const LazyHotKeySheet = lazy(async () => ({ default: (await loadMenus()).HotKeySheet }))
