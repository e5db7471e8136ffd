import type { MouseEvent } from 'react'

/** A press leaves the focus where keys type. */
export const leavesFocus = { onMouseDown: (event: MouseEvent) => event.preventDefault() }
