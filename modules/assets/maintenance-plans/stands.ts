/** How a plant stands, the worst first. */
export const stands = ['repair', 'late', 'off', 'unplanned', 'fine'] as const
export type Stand = (typeof stands)[number]
