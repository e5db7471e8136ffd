/** Puts the focus on the first field of a form, or a part of a page, that says something is wrong with it, once that is drawn. */
export function focusInvalid(form: HTMLElement): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid=true]')
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
  })
}
