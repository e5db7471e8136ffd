import { sharedState } from '#platform/web/live/shared-state.ts'

/** Whether the list of what waits is open. */
export const queuePanelShown = sharedState(false)

/** Opens or closes the panel of what waits. */
export const showQueuePanel = queuePanelShown.set
