export type Mode = 'light' | 'dark'
export type Density = 'standard' | 'compact'

const light = {
  paper: '#F5F3ED',
  surface: '#FEFDFA',
  sunk: '#ECE9E1',
  ink: '#1B1C19',
  'ink-2': '#4F4C44',
  'ink-3': '#6A665C',
  line: '#DDD9CE',
  'line-2': '#E9E6DD',
  edge: '#88836F',
  pine: '#1D5B45',
  'pine-h': '#174A38',
  'pine-a': '#103829',
  'pine-tint': '#E3EDE6',
  'pine-tint-h': '#D6E5DC',
  'pine-line': '#A9C7B7',
  fill: '#1D5B45',
  'fill-h': '#174A38',
  'fill-a': '#103829',
  'on-pine': '#FEFDFA',
  amber: '#875000',
  'amber-fill': '#E9A83A',
  'amber-tint': '#FAEFD6',
  'amber-line': '#DDB667',
  red: '#B01E17',
  'red-fill': '#B01E17',
  'red-tint': '#FBE6E2',
  'red-line': '#E3A79F',
  'on-red': '#FFFFFF',
  mark: '#1B1C19',
  'on-mark': '#FEFDFA',
  'seg-on': '#FEFDFA',
  scrim: 'rgba(27,28,25,.48)',
  shadow: '0 12px 40px rgba(27,28,25,.18), 0 2px 6px rgba(27,28,25,.08)',
}

const dark: typeof light = {
  paper: '#121311',
  surface: '#1B1C19',
  sunk: '#252722',
  ink: '#ECEAE1',
  'ink-2': '#BDBAAE',
  'ink-3': '#989588',
  line: '#353731',
  'line-2': '#2A2C27',
  edge: '#7C7B6E',
  pine: '#79C5A2',
  'pine-h': '#93D4B6',
  'pine-a': '#5CAB86',
  'pine-tint': '#1D3229',
  'pine-tint-h': '#264236',
  'pine-line': '#35604D',
  fill: '#5CAB86',
  'fill-h': '#6FBD98',
  'fill-a': '#4E9A77',
  'on-pine': '#0C1411',
  amber: '#EDB65A',
  'amber-fill': '#EDB65A',
  'amber-tint': '#33280F',
  'amber-line': '#6E5420',
  red: '#FF8A7D',
  'red-fill': '#D4362B',
  'red-tint': '#3A1815',
  'red-line': '#7E322B',
  'on-red': '#FFFFFF',
  mark: '#ECEAE1',
  'on-mark': '#1B1C19',
  'seg-on': '#3A3C36',
  scrim: 'rgba(0,0,0,.62)',
  shadow: '0 12px 40px rgba(0,0,0,.6), 0 0 0 1px #353731',
}

/** What is the same in both modes: labels and the signature pad stay white, the stage of large pictures dark. */
const fixed = {
  'label-paper': '#FFFFFF',
  'label-ink': '#000000',
  'pad-paper': '#FEFDFA',
  'pad-ink': '#1B1C19',
  stage: '#121311',
  'on-stage': '#ECEAE1',
}

const shape = { r1: '4px', r2: '6px', r3: '10px', pad: '16px', gap: '16px', header: '60px', footer: '46px' }

/** px; the scan field is 56 in both. */
export const sizes: Record<
  Density,
  { control: number; large: number; small: number; row: number; head: number }
> = {
  standard: { control: 44, large: 52, small: 36, row: 44, head: 40 },
  compact: { control: 36, large: 44, small: 28, row: 36, head: 36 },
}

export const palettes: Record<Mode, typeof light> = { light, dark }

const chineseFonts =
  '"Noto Sans TC","Noto Sans CJK TC","PingFang TC","Microsoft JhengHei UI","Microsoft JhengHei",system-ui,sans-serif'

/** English has Latin fonts first: in Chinese ones its quotation marks are as wide as a Han character. */
const englishFonts = `"Segoe UI","Helvetica Neue",Roboto,"Noto Sans","Liberation Sans",${chineseFonts}`

/** The custom properties of one mode, as declarations: `--paper:#F5F3ED;…`. */
export function cssTokens(mode: Mode): string {
  return `${declare(palettes[mode])}color-scheme:${mode};`
}

/** The whole sheet: both modes by `data-theme`, both densities by `data-density`; paper prints light. */
export function lookSheet(): string {
  const still = declare({ ...fixed, ...shape, font: chineseFonts, focus: '2px solid var(--pine)' })
  return [
    `:root{${still}${cssTokens('light')}${declare(heights('standard'))}}`,
    `:root:lang(en){--font:${englishFonts}}`,
    `@media not print{:root[data-theme=dark]{${cssTokens('dark')}}}`,
    `:root[data-density=compact]{${declare(heights('compact'))}}`,
  ].join('\n')
}

function heights(density: Density): Record<string, string> {
  const size = sizes[density]
  return Object.fromEntries(Object.entries(size).map(([name, px]) => [name, `${px}px`]))
}

function declare(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('')
}
