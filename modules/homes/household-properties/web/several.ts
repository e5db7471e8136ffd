import type { NewPlace } from './new-place.ts'

/** What `1-15,RF` or `1,2,5` names, one by one; ranges run over numbers, what stands around them is kept: `B1-B3`. */
export function readList(typed: string): string[] {
  const found = typed
    .normalize('NFKC')
    .split(/[,，、\s]+/)
    .filter(Boolean)
    .flatMap((part) => {
      const [, before = '', from = '', middle = '', to = '', after = ''] =
        /^(\D{0,20})(\d{1,9})([^\d-]{0,20})-[^\d-]{0,20}(\d{1,9})(\D{0,20})$/.exec(part) ?? []
      if (!from) return [part]
      const [low, high] = [Number(from), Number(to)]
      const step = low <= high ? 1 : -1
      const tail = middle || after
      return Array.from(
        { length: Math.min(Math.abs(high - low) + 1, 500) },
        (_, i) => `${before}${low + i * step}${tail}`,
      )
    })
  return [...new Set(found)]
}

/** A floor as labels write it: `12` is `12F`; what has letters already stays. */
export const asFloor = (typed: string): string => (/^\d+$/.test(typed) ? `${typed}F` : typed)

/** Every unit on every floor of a building. */
export function placesOf(building: string, floors: string, units: string): NewPlace[] {
  const tag = building.trim()
  return readList(floors)
    .map(asFloor)
    .flatMap((floor) =>
      readList(units).map((unit) => ({ building: tag, floor, unit, label: `${tag}-${floor}-${unit}` })),
    )
    .filter(() => tag !== '')
}
