/** Frames that a form may need to draw what is wrong with it. */
const PATIENCE = 20

/**
 * Puts the focus on the first field of a form, or a part of a page, that says something is wrong with it, once that is drawn;
 * whoever pressed a key or pointed somewhere meanwhile has gone on, and stays there.
 */
export function focusInvalid(form: HTMLElement): void {
  const gone = new AbortController()
  const leave = (event: Event) => (event instanceof KeyboardEvent && event.repeat) || gone.abort()
  for (const act of ['keydown', 'pointerdown'])
    window.addEventListener(act, leave, { capture: true, signal: gone.signal })
  const look = (patience: number) =>
    requestAnimationFrame(() => {
      if (gone.signal.aborted) return
      const field = form.querySelector<HTMLElement>('[aria-invalid=true]')
      if (!field && patience > 0) return look(patience - 1)
      gone.abort()
      field?.focus()
      field?.scrollIntoView({ block: 'center' })
    })
  look(PATIENCE)
}
