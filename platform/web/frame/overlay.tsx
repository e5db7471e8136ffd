import { type ComponentType, Suspense } from 'react'
import { latePart } from '#platform/web/live/late-part.ts'
import { sharedState } from '#platform/web/live/shared-state.ts'

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
 * A dialog, a drawer or a print over any page, opened by a function from anywhere. Its code comes when it is first opened.
 * It is given `onClose`.
 */
export function overlay<Props extends object>(
  load: () => Promise<ComponentType<Props & { onClose: () => void }>>,
): Overlay<Props> {
  const Late = latePart(load) as ComponentType<Props & { onClose: () => void }>
  const state = sharedState<{ nth: number; props: Props } | undefined>(undefined)
  let last = 0
  const close = () => state.set(undefined)
  return {
    open: (props) => state.set({ nth: ++last, props }),
    show: (props) => state.set({ nth: state.get()?.nth ?? ++last, props }),
    close,
    shown: () => state.get()?.props,
    Host() {
      const shown = state.use()
      return (
        <Suspense fallback={null}>
          {shown && <Late key={shown.nth} {...shown.props} onClose={close} />}
        </Suspense>
      )
    },
  }
}
