/** Frames that a form may need to draw what is wrong with it. */
const PATIENCE = 20

/** Puts the focus on the first field of a form, or a part of a page, that says something is wrong with it, once that is drawn. */
export function focusInvalid(form: HTMLElement, patience = PATIENCE): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid=true]')
    if (!field && patience > 0) focusInvalid(form, patience - 1)
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
  })
}
