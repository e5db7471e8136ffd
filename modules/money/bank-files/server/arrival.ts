/** After how many bank days what was paid is in a file; what is not known is not said. Banks close when offices do. */
export const bankDays: Readonly<Record<string, number>> = { atm: 1, web: 1, remittance: 1, store: 3 }
