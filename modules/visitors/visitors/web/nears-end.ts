/** R175, px. */
const near = 20
const tall = 864

/** What is read of the list that scrolls. */
interface Scrolled {
  scrollTop: number
  clientHeight: number
  scrollHeight: number
  closest(selector: string): { clientHeight: number } | null
}

/**
 * Whether more is to be loaded: scrolled within 20 px of the end, and the dialog taller than 864 px (R175), counted with
 * what of the list is out of sight. On a small screen the button under the list loads as well.
 */
export function nearsEnd(list: Scrolled): boolean {
  const { scrollTop, clientHeight, scrollHeight } = list
  const window = list.closest('dialog')?.clientHeight ?? clientHeight
  return scrollHeight - scrollTop - clientHeight <= near && window + scrollHeight - clientHeight > tall
}
