/** Pixels before the end of the page within which more is loaded (R372), and what the footer takes of them (R373). */
const trigger = 20
const extra = 45.5
/** Pixels that the page scrolls up when nothing came, so that scrolling down tries again (R375). */
export const stepBack = 80

/** Whether so little is left below that more is to be loaded. */
export const isNearEnd = (page: { scrollHeight: number; scrollTop: number; clientHeight: number }): boolean =>
  page.scrollHeight - page.scrollTop - page.clientHeight <= trigger + extra
