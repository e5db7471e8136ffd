/** An area as it is typed, in 0.01 m²: `85.32` is 8532, '' is null (not known), anything else undefined. */
export function readArea(typed: string): number | null | undefined {
  const text = typed
    .normalize('NFKC')
    .replace(/[,\s]/g, '')
    .replace(/(m2|m²|㎡|平方公尺)$/i, '')
  if (text === '') return null
  const [, whole = '', hundredths = ''] = /^(\d{1,6})(?:\.(\d{0,2}))?$/.exec(text) ?? []
  const area = Number(whole) * 100 + Number(hundredths.padEnd(2, '0'))
  return whole && area > 0 ? area : undefined
}

const fixed = (value: number) =>
  value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** An area in 0.01 m² as it is typed again: 8532 is `85.32`, null ''. */
export const writeArea = (area: number | null): string => (area === null ? '' : (area / 100).toFixed(2))

/** An area in 0.01 m² as people read it: `1,285.32`. */
export const showArea = (area: number): string => fixed(area / 100)

/** In 坪, two digits: 1 m² is 0.3025 坪. Rounded from whole ten-thousandths, never from a rounded m². */
export const showPing = (area: number): string => fixed(Math.round((area * 3025) / 10_000) / 100)

/** A part of a whole in per cent, cut off and never rounded up: 66.66 for two thirds. */
export function showShare(area: number, total: number): string {
  return total > 0 ? fixed(Math.floor((area * 10_000) / total) / 100) : ''
}
