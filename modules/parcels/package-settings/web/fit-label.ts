/** Ems of a text, roughly: Han characters are one wide, others a little more than half. */
const ems = (text: string): number =>
  [...text].reduce((sum, character) => sum + (/[ᄀ-￯]/.test(character) || character.length > 1 ? 1 : 0.6), 0)

/** Widths in mm at full size. */
const inside = 46
const householdEm = 5
const positionEm = 4.35
const positionFrame = 3.2
const between = 1.5

/** How much smaller than full size a household is written so that it and its position share the label's line: 0.4 to 1. */
export function fitLabel(label: string, shelfPosition: string): number {
  const position = shelfPosition ? ems(shelfPosition) * positionEm + positionFrame + between : 0
  const wanted = ems(label) * householdEm
  return wanted === 0 ? 1 : Math.min(1, Math.max(0.4, (inside - position) / wanted))
}
