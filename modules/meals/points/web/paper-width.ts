import { sharedState } from '#platform/web/live/shared-state.ts'
import { type PaperWidth, paperWidths } from '#modules/meals/order-shapes.ts'

const KEY = 'lobby.slipWidth'

function kept(): PaperWidth {
  try {
    return paperWidths.find((width) => String(width) === localStorage.getItem(KEY)) ?? 80
  } catch {
    return 80
  }
}
const state = sharedState<PaperWidth>(kept())

/** How wide the paper of this desk's printer is, in mm: each desk has its own. */
export const usePaperWidth = (): PaperWidth => state.use()

export function keepPaperWidth(width: PaperWidth): void {
  state.set(width)
  try {
    localStorage.setItem(KEY, String(width))
  } catch {
    // A browser that refuses storage asks again after a reload.
  }
}
