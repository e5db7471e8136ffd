import { overlay } from '#platform/web/frame/overlay.tsx'

/** The paper that says who is inside. */
export const evacuation = overlay(async () => (await import('./EvacuationPrint.tsx')).EvacuationPrint)

/** Prints who is inside now: one press, no question. */
export const printEvacuation = (): void => evacuation.open({})
