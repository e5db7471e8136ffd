import type { ComponentType, ReactNode } from 'react'

/** What another module draws of a disaster over the whole window: what is done first, and whom it calls (R210). */
export interface DisasterParts {
  FirstSteps: ComponentType<{ eventId: string }>
  Calling: ComponentType<{ eventId: string; children?: ReactNode }>
}

let load: () => Promise<DisasterParts> = () => Promise.reject(new Error('nobody draws disasters'))

/** Says once, before anything is drawn, who draws these parts; their code comes with the first disaster. */
export const drawDisasters = (of: () => Promise<DisasterParts>): void => {
  load = of
}

/** The parts, as they were said. */
export const disasterParts = (): Promise<DisasterParts> => load()
