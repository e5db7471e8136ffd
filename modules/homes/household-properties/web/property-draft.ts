import type { HouseholdProperty, Owner, ParkingSpace, Property } from '../shapes.ts'
import { readArea, writeArea } from './area.ts'

/** An owner as it is typed. */
export interface OwnerDraft {
  key: string
  name: string
  phone: string
  numerator: string
  denominator: string
  isRepresentative: boolean
}
/** A parking space as it is typed. */
export interface SpaceDraft {
  key: string
  number: string
  kind: ParkingSpace['kind']
  area: string
}
export interface PropertyDraft {
  exclusiveArea: string
  titleArea: string
  movedInOn: string
  owners: OwnerDraft[]
  carSpaces: SpaceDraft[]
  motorcycleSpaces: SpaceDraft[]
}

let last = 0
const newKey = () => `new${++last}`

/** A line for an owner in which nothing is filled in yet. */
export const newOwner = (): OwnerDraft => ({
  key: newKey(),
  name: '',
  phone: '',
  numerator: '',
  denominator: '',
  isRepresentative: false,
})
/** A line for a parking space in which nothing is filled in yet. */
export const newSpace = (): SpaceDraft => ({ key: newKey(), number: '', kind: 'flat', area: '' })

// The same data is the same draft, so that what was typed can be told from it.
const ownerDraft = (owner: Owner, nth: number): OwnerDraft => ({
  key: String(nth),
  name: owner.name,
  phone: owner.phone,
  numerator: owner.shareNumerator === null ? '' : String(owner.shareNumerator),
  denominator: owner.shareDenominator === null ? '' : String(owner.shareDenominator),
  isRepresentative: owner.isRepresentative,
})
const spaceDraft = ({ number, kind, area }: ParkingSpace, nth: number): SpaceDraft => ({
  key: String(nth),
  number,
  kind,
  area: writeArea(area),
})

/** What is written of a household, to be typed over. */
export const draftOf = (property: HouseholdProperty): PropertyDraft => ({
  exclusiveArea: writeArea(property.exclusiveArea),
  titleArea: writeArea(property.titleArea),
  movedInOn: property.movedInOn ?? '',
  owners: property.owners.map(ownerDraft),
  carSpaces: property.carSpaces.map(spaceDraft),
  motorcycleSpaces: property.motorcycleSpaces.map(spaceDraft),
})

const whole = (typed: string): number | null | undefined => {
  const text = typed.normalize('NFKC').trim()
  if (text === '') return null
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

function spacesOf(drafts: readonly SpaceDraft[]): ParkingSpace[] | undefined {
  const spaces = drafts
    .filter(({ number }) => number.trim())
    .map(({ number, kind, area }) => ({ number: number.trim(), kind, area: readArea(area) }))
  return spaces.some(({ area }) => area === undefined) ? undefined : (spaces as ParkingSpace[])
}

/** What was typed as the server takes it; undefined while something is no number. Empty lines are left out. */
export function readDraft(draft: PropertyDraft): Property | undefined {
  const [exclusiveArea, titleArea] = [readArea(draft.exclusiveArea), readArea(draft.titleArea)]
  const [carSpaces, motorcycleSpaces] = [spacesOf(draft.carSpaces), spacesOf(draft.motorcycleSpaces)]
  const owners = draft.owners
    .filter(({ name }) => name.trim())
    .map(({ name, phone, numerator, denominator, isRepresentative }) => ({
      name: name.trim(),
      phone: phone.trim(),
      shareNumerator: whole(numerator),
      shareDenominator: whole(denominator),
      isRepresentative,
    }))
  if (exclusiveArea === undefined || titleArea === undefined || !carSpaces || !motorcycleSpaces)
    return undefined
  if (owners.some((owner) => owner.shareNumerator === undefined || owner.shareDenominator === undefined))
    return undefined
  return {
    exclusiveArea,
    titleArea,
    movedInOn: draft.movedInOn || null,
    owners: owners as Owner[],
    carSpaces,
    motorcycleSpaces,
  }
}

/** Whether what was typed says something else than what is kept; what cannot be read does. */
export const isChanged = (draft: PropertyDraft, kept: HouseholdProperty): boolean =>
  JSON.stringify(readDraft(draft)) !== JSON.stringify(readDraft(draftOf(kept)))

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b))

/** The shares together, `1` or `5/6`; '' while nobody's or not everybody's is there. */
export function sharesTogether(owners: readonly OwnerDraft[]): string {
  const shares = owners
    .filter(({ name }) => name.trim())
    .map((owner) => [whole(owner.numerator), whole(owner.denominator)] as const)
  if (!shares.length || shares.some(([n, d]) => !n || !d)) return ''
  let [numerator, denominator] = [0n, 1n]
  for (const [n, d] of shares) {
    numerator = numerator * BigInt(d ?? 1) + BigInt(n ?? 0) * denominator
    denominator *= BigInt(d ?? 1)
    const common = divisor(numerator, denominator)
    numerator /= common
    denominator /= common
  }
  return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`
}
