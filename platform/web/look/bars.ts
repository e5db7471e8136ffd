import { code128, code39 } from 'bwip-js/browser'

export interface Bars {
  /** In modules, without quiet zone. */
  width: number
  /** The bars as one filled path, 1 high: strokes would print as hairlines. */
  path: string
}

/** At twice the size the middle of every bar is a whole number. */
const scale = 2

const kinds = { code128, code39 }

/** The bars of a barcode: Code 128, or Code 39 with its start and stop and without a check character. */
export function barsOf(code: string, kind: keyof typeof kinds = 'code128'): Bars {
  let width = 0
  let path = ''
  const nothing = () => undefined
  kinds[kind](
    { bcid: kind, text: code, height: 8, scale },
    {
      scale: () => null,
      measure: () => ({ width: 0, ascent: 0, descent: 0 }),
      init: (w) => {
        width = w / scale
      },
      line: (middle, _y0, _x1, _y1, thick) => {
        path += `M${(middle - thick / 2) / scale} 0h${thick / scale}v1h-${thick / scale}z`
      },
      polygon: nothing,
      hexagon: nothing,
      ellipse: nothing,
      fill: nothing,
      text: nothing,
      end: nothing,
    },
  )
  return { width, path }
}
