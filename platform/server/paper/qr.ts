import bwip from 'bwip-js/node'

/** Dark modules beside each other: of a row, from one column to before another. */
export interface DarkRun {
  row: number
  from: number
  to: number
}

/** The dark modules of a QR code that bears 15 % damage, and how many modules a side has; no quiet zone. */
export function qrModules(content: string): { size: number; dark: DarkRun[] } {
  const options = { bcid: 'qrcode', text: content, eclevel: 'M' }
  const [drawn] = bwip.raw(options) as unknown as { pixs: number[]; pixx: number }[]
  const { pixs = [], pixx: size = 0 } = drawn ?? {}
  const dark: DarkRun[] = []
  for (let row = 0; row < size; row++) {
    let from = -1
    for (let column = 0; column <= size; column++) {
      const isDark = column < size && pixs[row * size + column] === 1
      if (isDark && from < 0) from = column
      if (!isDark && from >= 0) {
        dark.push({ row, from, to: column })
        from = -1
      }
    }
  }
  return { size, dark }
}
