/** Where a place is: its building, its floor with its height, and what is left of it. */
export interface Where {
  building: string
  floor: string
  height: number
  label: string
}

/** Above and below every storey that has a number. */
const roof = 1000
const raft = -1000

const floorWords: readonly (readonly [RegExp, (number: number) => [floor: string, height: number]])[] = [
  [/^(?:R\d*F?|屋頂|頂樓)(?![A-Za-z\d])/i, () => ['RF', roof]],
  [/^筏基/, () => ['筏基', raft]],
  [/^B(\d{1,2})F?(?![A-Za-z\d])/i, (number) => [`B${number}`, -number]],
  [/^地下(\d{0,2})[樓層]?/, (number) => [`B${number || 1}`, -(number || 1)]],
  [/^(\d{1,3})(?:F|樓)(?![A-Za-z\d])/i, (number) => [`${number}F`, number]],
]

/**
 * What a place says of where it is: A棟 頂樓水箱 is the 水箱 of the roof of A棟. Of several buildings the one with the
 * longest name is meant; what names no floor stands at 0.
 */
export function whereOf(place: string, buildings: readonly string[]): Where {
  const building = buildings
    .filter((name) => place.startsWith(name))
    .reduce((longest, name) => (name.length > longest.length ? name : longest), '')
  const rest = place.slice(building.length).replace(/^[\s-]+/, '')
  for (const [word, floorOf] of floorWords) {
    const found = word.exec(rest)
    if (!found) continue
    const [floor, height] = floorOf(Number(found[1] ?? 0))
    return { building, floor, height, label: rest.slice(found[0].length).replace(/^[\s-]+/, '') }
  }
  return { building, floor: '', height: 0, label: rest }
}
