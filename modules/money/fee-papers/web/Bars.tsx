import { code39 } from 'bwip-js/browser'

/** The bars of a Code 39 as one filled path, 1 high, and how wide they are in widths of a narrow bar. */
function barsOf(code: string): { width: number; path: string } {
  const scale = 2
  let [width, path] = [0, '']
  const nothing = () => undefined
  code39(
    { bcid: 'code39', text: code, height: 8, scale },
    {
      scale: () => null,
      measure: () => ({ width: 0, ascent: 0, descent: 0 }),
      init: (wide) => {
        width = wide / scale
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

/** A quarter to the right: what goes to the right goes down. */
const turned = 'matrix(0 1 -1 0 1 0)'

/** A barcode of shops, with narrow bars of so many millimetres; `along` a narrow roll it is turned by a quarter. */
export function Bars({ code, narrow, along }: { code: string; narrow: number; along?: boolean }) {
  const { width, path } = barsOf(code)
  const long = `calc(${width * narrow} * var(--fp-mm))`
  return (
    <svg
      className="fp-bars"
      role="img"
      aria-label={code}
      viewBox={along ? `0 0 1 ${width}` : `0 0 ${width} 1`}
      preserveAspectRatio="none"
      style={along ? { height: long } : { width: long }}
    >
      <path d={path} transform={along ? turned : undefined} />
    </svg>
  )
}
