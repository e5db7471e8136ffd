import { type ComponentType, Suspense, useEffect } from 'react'
import { latePart } from '#platform/web/live/late-part.ts'
import { sharedState } from '#platform/web/live/shared-state.ts'
import { keepEarlyKeys } from './early-keys.ts'

export interface Overlay<Props extends object> {
  /** Opens it anew. */
  open: (props: Props) => void
  /** Gives the open one other properties, or opens it. */
  show: (props: Props) => void
  close: () => void
  /** What it shows; undefined while it is closed. */
  shown: () => Props | undefined
  /** Stands in `dialogs` of the module's contributions and draws it. */
  Host: ComponentType
}

/**
 * A dialog, a drawer or a print over any page, opened by a function from anywhere. Its code comes when it is first opened;
 * what is typed until then goes into it. It is given `onClose`.
 */
export function overlay<Props extends object>(
  load: () => Promise<ComponentType<Props & { onClose: () => void }>>,
): Overlay<Props> {
  const Late = latePart(load) as ComponentType<Props & { onClose: () => void }>
  let stopKeeping: (() => void) | undefined
  /** Drawn with the dialog: a frame later its field has the keys. */
  function Drawn() {
    useEffect(() => void requestAnimationFrame(() => stopKeeping?.()), [])
    return null
  }
  const state = sharedState<{ nth: number; props: Props } | undefined>(undefined)
  let last = 0
  function put(nth: number, props: Props) {
    if (!state.get()) {
      stopKeeping?.()
      stopKeeping = keepEarlyKeys()
    }
    state.set({ nth, props })
  }
  const close = () => {
    stopKeeping?.()
    state.set(undefined)
  }
  return {
    open: (props) => put(++last, props),
    show: (props) => put(state.get()?.nth ?? ++last, props),
    close,
    shown: () => state.get()?.props,
    Host() {
      const shown = state.use()
      return (
        <Suspense fallback={null}>
          {shown && <Late key={shown.nth} {...shown.props} onClose={close} />}
          {shown && <Drawn />}
        </Suspense>
      )
    },
  }
}
