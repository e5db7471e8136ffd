const two = (value: number) => String(value).padStart(2, '0')

/** Seconds as mm:ss (R199). */
export const asClock = (seconds: number): string => `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
