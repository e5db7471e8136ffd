/** Milliseconds between the keys of a reader at most: its codes are nobody's typing. */
const READER_MS = 40
/** Milliseconds that a dialog may take; the code of one that is opened without a line may not come at all. */
const PATIENCE_MS = 3000

/**
 * Keeps the characters that are typed while a dialog is on its way, instead of letting them fall into the page below, and
 * types them into the first field of a dialog that gets the focus. Gives what ends it.
 */
export function keepEarlyKeys(): () => void {
  let kept = ''
  let last = Number.NEGATIVE_INFINITY

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || [...event.key].length !== 1)
      return
    if (event.timeStamp - last < READER_MS) return stop()
    last = event.timeStamp
    kept += event.key
    event.preventDefault()
  }
  const focus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement) || !target.closest('dialog, [role=dialog]')) return
    stop()
    // As typed: the field's own listeners hear it, and it can be undone.
    if (kept) document.execCommand('insertText', false, kept)
  }
  const stop = () => {
    clearTimeout(timer)
    document.removeEventListener('keydown', press, { capture: true })
    document.removeEventListener('focusin', focus)
  }
  const timer = setTimeout(stop, PATIENCE_MS)
  document.addEventListener('keydown', press, { capture: true })
  document.addEventListener('focusin', focus)
  return stop
}
