/** A deposit's serial number as the desk knows it: D031. */
export const showSerialNumber = (n: number): string => `D${String(n).padStart(3, '0')}`
