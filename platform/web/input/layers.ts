/** Dialogs lie in layers above the page; hot keys and scans belong to the topmost. The page is layer 0. */
const layers: number[] = []
let last = 0

/** Puts a layer above all others; gives its number. */
export function openLayer(): number {
  layers.push(++last)
  return last
}

/** Takes a layer away, wherever it lies. */
export function closeLayer(layer: number): void {
  const at = layers.indexOf(layer)
  if (at >= 0) layers.splice(at, 1)
}

/** The topmost layer; 0 when there is the page alone. */
export const topLayer = (): number => layers.at(-1) ?? 0
