import type { Size } from './shapes.ts'

/** The sizes of a cabinet's cubbies as people write them: a column a line, from above, `SSSMML`; XL is one cubby. */
export function columnsOf(text: string): Size[][] | undefined {
  const lines = text
    .toUpperCase()
    .split('\n')
    .map((line) => line.replace(/[\s,、]/g, ''))
    .filter((line) => line !== '')
  if (!lines.length || lines.some((line) => !/^(?:XL|[SML])+$/.test(line))) return undefined
  return lines.map((line) => line.match(/XL|[SML]/g) as Size[])
}

/** The same for reading: `SSSMML`. */
export const writeColumns = (columns: readonly (readonly Size[])[]) =>
  columns.map((column) => column.join('')).join('\n')
