import { nothing, ownCap, plus, proxyCap, sumOf, type Roll, type Weight } from './roll.ts'

/** A unit that is represented in the hall: by its owner, or by an agent, who has one key however many units he speaks for. */
export interface Presence {
  unitId: string
  agentKey: string | null
}

/** What a represented unit counts, and whether something of it is over a limit (超額不計). */
export interface Credit extends Weight {
  unitId: string
  isOverLimit: boolean
}

/** Who is there and what that counts, as it stands at one moment. */
export interface Attendance {
  present: Weight
  credits: readonly Credit[]
}

/** As much of a weight as a cap still leaves, persons and area each for itself. */
const within = (weight: Weight, used: Weight, cap: Weight): Weight => ({
  heads: Math.min(weight.heads, Math.max(0, cap.heads - used.heads)),
  fifths: Math.min(weight.fifths, Math.max(0, cap.fifths - used.fifths)),
})

/**
 * What those count who are in the hall, `presences` in order of registration. Of one owner's holding and of what one agent
 * was given, the part above a fifth stays registered and does not count (Art. 27 II, III); an agent's own holding is not in
 * his cap. By owners, a person counts with the first of his units. A unit that is named twice counts once, and one that is
 * not of the roll not at all.
 */
export function attendanceOf(roll: Roll, presences: readonly Presence[]): Attendance {
  const units = new Map(roll.units.map((unit) => [unit.id, unit]))
  const caps = { own: ownCap(roll), proxy: proxyCap(roll) }
  const ofOwner = new Map<string, Weight>()
  const ofAgent = new Map<string, Weight>()
  const credits = new Map<string, Credit>()
  for (const { unitId, agentKey } of presences) {
    const unit = units.get(unitId)
    if (!unit || credits.has(unitId)) continue
    const held = ofOwner.get(unit.ownerKey) ?? nothing
    const isKnown = roll.count === 'owner' && ofOwner.has(unit.ownerKey)
    const raw = { heads: isKnown ? 0 : 1, fifths: 5 * unit.area }
    const own = within(raw, held, caps.own)
    ofOwner.set(unit.ownerKey, plus(held, own))
    const given = (agentKey !== null && ofAgent.get(agentKey)) || nothing
    const counted = agentKey === null ? own : within(own, given, caps.proxy)
    if (agentKey !== null) ofAgent.set(agentKey, plus(given, counted))
    const isOverLimit = counted.heads < raw.heads || counted.fifths < raw.fifths
    credits.set(unitId, { unitId, ...counted, isOverLimit })
  }
  return { present: sumOf(credits.values()), credits: [...credits.values()] }
}

/** What of a unit is over a limit: it stays registered and counts nothing (Art. 27 II, III). */
export type Excess = Weight

/**
 * What of each of these units does not count, beside what does. By owners a person is missing once, at the first of his
 * units that are there, and not at all where one of them counted him.
 */
export function excessOf(
  { units, count }: Roll,
  credits: Iterable<Weight & { unitId: string }>,
): ReadonlyMap<string, Excess> {
  const unitOf = new Map(units.map((unit) => [unit.id, unit]))
  const known = [...credits].flatMap((credit) => {
    const unit = unitOf.get(credit.unitId)
    return unit ? [{ ...credit, unit }] : []
  })
  const counted = new Set(known.filter(({ heads }) => heads > 0).map(({ unit }) => unit.ownerKey))
  return new Map(
    known.map(({ unitId, heads, fifths, unit }) => {
      const isMissing = heads === 0 && (count === 'unit' || !counted.has(unit.ownerKey))
      if (isMissing) counted.add(unit.ownerKey)
      return [unitId, { heads: isMissing ? 1 : 0, fifths: 5 * unit.area - fifths }]
    }),
  )
}
