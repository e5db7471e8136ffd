const controls =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]'
/** What stands beside others of its kind. */
const items = '[data-row], tr, li, [role=option], a, button'
/** What has a name of its own. */
const parts = 'section, aside, form, dialog, main'

/** An element that was taken away, and where it stood. */
type Removal = Pick<MutationRecord, 'target' | 'previousSibling' | 'nextSibling' | 'removedNodes'>

const isThere = (element: Element | undefined): element is HTMLElement => element?.checkVisibility() === true

/** The item itself where Tab reaches it; else what in it does what `old` did in the item that is gone. */
function likeIn(item: Element, gone: Element, old: Element): HTMLElement | undefined {
  if (item.matches(controls) && isThere(item)) return item
  const all = [...item.querySelectorAll(controls)]
  const like = all[[...gone.querySelectorAll(controls)].indexOf(old)]
  return isThere(like) ? like : all.find(isThere)
}

/** The next item, else the one before. */
function besideOf(gone: Element, old: Element, next: Node | null, previous: Node | null) {
  if (!gone.matches(items)) return undefined
  const around: Element[] = []
  for (let at = next; at; at = at.nextSibling) if (at instanceof Element) around.push(at)
  for (let at = previous; at; at = at.previousSibling) if (at instanceof Element) around.push(at)
  for (const item of around) {
    const found = item.matches(items) && likeIn(item, gone, old)
    if (found) return found
  }
  return undefined
}

/** The search of a list; else what a part of the page is called. */
function headOf(place: Element): Element | undefined {
  const search = [...place.querySelectorAll('input[type=search]:enabled')].find(isThere)
  if (search && !place.matches('body')) return search
  return place.matches(parts) ? (place.querySelector('h1, h2') ?? undefined) : undefined
}

/**
 * Who has the keys when `old` went away or was disabled: the button that opened what it floated in, the next item or the one
 * before, else the search of the list, the heading of its part of the page, or `place`.
 * @param removals what was taken away in the same moment
 */
export function standInOf(old: Element, place: Element, removals: readonly Removal[]): Element {
  const holding = (node: Node) =>
    removals.find(({ removedNodes }) => [...removedNodes].some((gone) => gone === node))
  const opener = old.closest('[data-of]')?.getAttribute('data-of')
  const opening = opener && document.querySelector(`[data-opens="${CSS.escape(opener)}"]`)
  if (opening) return opening
  let gone = old
  while (!holding(gone) && gone.parentElement) gone = gone.parentElement
  const removal = holding(gone)
  if (!removal) gone = old
  // Of what left together, each knows what stood beside it.
  const beside = (way: 'previousSibling' | 'nextSibling') => {
    let node: Node | null | undefined = removal ? removal[way] : gone[way]
    while (node && !node.isConnected) node = holding(node)?.[way]
    return node ?? null
  }
  const like = besideOf(gone, old, beside('nextSibling'), beside('previousSibling'))
  if (like) return like
  const target = removal ? removal.target : gone.parentElement
  for (let at = target as Element | null; at && place.contains(at); at = at.parentElement) {
    const inItem = at.matches(items) && likeIn(at, gone, old)
    const found = inItem || besideOf(at, gone, at.nextSibling, at.previousSibling) || headOf(at)
    if (found) return found
  }
  return place
}
