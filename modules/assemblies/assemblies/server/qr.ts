import bwip from 'bwip-js/node'

/** A QR code as squares of one unit: how many to a side, and which are dark. It bears 15 % damage. */
export function qrOf(content: string): { size: number; dark: [x: number, y: number][] } {
  const [drawn] = bwip.raw({ bcid: 'qrcode', text: content, eclevel: 'M' } as never) as unknown as {
    pixs: number[]
    pixx: number
    pixy: number
  }[]
  if (!drawn) throw new Error('no code was drawn')
  const { pixs, pixx } = drawn
  return {
    size: pixx,
    dark: pixs.flatMap((on, at) => (on ? [[at % pixx, Math.floor(at / pixx)] as [number, number]] : [])),
  }
}
