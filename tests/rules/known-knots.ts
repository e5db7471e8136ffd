/** Imports against the order of the areas, and within circles, that are still to be cut; none may be added. */
export const known: readonly string[] = []
