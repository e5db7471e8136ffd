import bwip from 'bwip-js/node'

/** A bar: where it begins and how wide it is, in widths of a narrow bar. */
export interface Bar {
  at: number
  width: number
}

/** The bars of a Code 39 with its start and stop and without a check character, and how wide it is, in widths of a narrow bar. */
export function code39(code: string): { bars: Bar[]; width: number } {
  if (!/^[0-9A-Z]+$/.test(code)) throw new Error(`no Code 39 of ${JSON.stringify(code)} is printed`)
  const [drawn] = bwip.raw({ bcid: 'code39', text: code }) as { sbs: number[] }[]
  const bars: Bar[] = []
  let at = 0
  for (const [index, step] of (drawn?.sbs ?? []).entries()) {
    if (index % 2 === 0) bars.push({ at, width: step })
    at += step
  }
  const last = bars.at(-1)
  return { bars, width: last ? last.at + last.width : 0 }
}
