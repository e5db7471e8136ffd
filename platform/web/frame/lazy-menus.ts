import { latePart } from '#platform/web/live/late-part.ts'

/** The code of the menus: nobody waits for it on the first page, and it is here before anybody opens one. */
export const loadMenus = () => import('./menu-views.ts')

export const LazyQuickMenu = latePart(async () => (await loadMenus()).QuickMenu)
export const LazyHeaderRole = latePart(async () => (await loadMenus()).HeaderRole)
export const LazyAccountMenu = latePart(async () => (await loadMenus()).AccountMenu)
export const LazyHotKeySheet = latePart(async () => (await loadMenus()).HotKeySheet)
