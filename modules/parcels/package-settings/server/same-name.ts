/** What makes two names the same to a reader: width of letters, letter case and spaces do not count. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
