/** The building and floor that a place begins with: A棟 8F 走道; undefined: it names none where people live. */
export function floorOf(place: string): { building: string; floor: string } | undefined {
  const [, building, floor] = /^(\S+?棟)[\s　-]*(\d{1,3}F)/.exec(place) ?? []
  return building && floor ? { building, floor } : undefined
}
