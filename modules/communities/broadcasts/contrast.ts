/** The colours of a line that is not to stand out: the ink and the paper of the page, whichever look it has. */
export const inkOnPaper = { background: '#F5F3ED', textColor: '#1B1C19' } as const

/** What text needs beside its ground to be read (WCAG 1.4.3). */
export const leastContrast = 4.5

/** The light of a colour `#RRGGBB`, 0 to 1, as WCAG defines it. */
function luminance(colour: string): number {
  const part = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
}

/** Whether the first of two colours is the lighter one. */
export const isLighter = (text: string, other: string): boolean => luminance(text) > luminance(other)

/** How well a colour is told from another one, both `#RRGGBB`: 1 not at all, 21 black on white. */
export function contrast(text: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(text), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
