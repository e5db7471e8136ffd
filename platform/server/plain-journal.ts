/** A name as journals of plain-text accounting can have it: two spaces, semicolons and colons mean something to their readers. */
export const plainName = (text: string): string =>
  text.replace(/\s+/g, ' ').replaceAll(';', '；').replaceAll(':', '：')
