/** 4.7 of tenths: 47. */
export const starsOf = (tenths: number): string => (tenths / 10).toFixed(1)
