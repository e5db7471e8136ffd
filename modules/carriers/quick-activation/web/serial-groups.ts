/** A serial number in groups of four, to be read out and typed: K7MQ 3XWP. */
export const serialGroups = (serialNumber: string): string[] => serialNumber.match(/.{1,4}/g) ?? []
