type TextField = HTMLInputElement | HTMLTextAreaElement

export interface LandedText {
  /** Puts the field back to what it held before the scan's first key. */
  undo(): void
  /** Gives the focus back if undoing had to take it. */
  refocus(): void
}

/** Remembers the focused text field as it is now, before a key lands in it. */
export function rememberField(): LandedText | undefined {
  const field = document.activeElement
  if (!isTextField(field) || field.readOnly || field.disabled) return undefined
  const { value } = field
  const start = selection(field)
  let blurred = false
  return {
    undo() {
      if (!field.isConnected || document.activeElement !== field) return
      // Blurring is the only way to end a composition: a Chinese input method holds the keys that it swallowed.
      field.blur()
      blurred = true
      if (field.value !== value) write(field, value)
    },
    refocus() {
      if (!blurred || !field.isConnected) return
      if (document.activeElement !== document.body && document.activeElement !== null) return
      if (field.value !== value) write(field, value)
      field.focus()
      if (start !== null) field.setSelectionRange(start, start)
    },
  }
}

function isTextField(element: Element | null): element is TextField {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}

/** Writes past React's own setter, so that a controlled field hears of it. */
function write(field: TextField, value: string): void {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function selection(field: TextField): number | null {
  try {
    return field.selectionStart
  } catch {
    return null
  }
}
