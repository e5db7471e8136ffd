import { qrcode } from 'bwip-js/browser'

export interface QrPath {
  /** Both sides, in the units of the path; no quiet zone. */
  size: number
  /** The dark modules as one path, to be filled by the even-odd rule. */
  path: string
}

/** A QR code that bears 15 % damage: it is read off telephones and off paper at a door. */
export function qrPathOf(content: string): QrPath {
  let size = 0
  let path = ''
  const nothing = () => undefined
  const options = { bcid: 'qrcode', text: content, eclevel: 'M', scale: 1 }
  qrcode(options, {
    scale: () => null,
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (width) => {
      size = width
    },
    line: nothing,
    polygon: (points) => {
      path += `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`
    },
    hexagon: nothing,
    ellipse: nothing,
    fill: nothing,
    text: nothing,
    end: nothing,
  })
  return { size, path }
}
