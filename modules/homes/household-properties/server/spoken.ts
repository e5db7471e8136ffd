import { maskMobile } from '#platform/contract/masking.ts'
import type { FieldChange } from '#platform/contract/history.ts'
import type { Owner, ParkingSpace, Property } from '../shapes.ts'

/** 8532 (0.01 m²) as people read it: `85.32 m²`; '' when not known. */
export const spokenArea = (area: number | null): string =>
  area === null ? '' : `${Math.trunc(area / 100)}.${String(area % 100).padStart(2, '0')} m²`

function spokenOwner({ name, phone, shareNumerator, shareDenominator, isRepresentative }: Owner): string {
  const share = shareNumerator === null ? '' : ` ${shareNumerator}/${shareDenominator}`
  // A history is read by more people than a phone number.
  return `${name}${phone && ` ${maskMobile(phone)}`}${share}${isRepresentative ? '（代表）' : ''}`
}

function spokenSpace({ number, kind, area }: ParkingSpace): string {
  const said = [kind === 'mechanical' ? '機械' : '', spokenArea(area)].filter(Boolean).join(' ')
  return said ? `${number}（${said}）` : number
}

const spoken: { [Field in keyof Property]: (value: Property[Field]) => string } = {
  exclusiveArea: spokenArea,
  titleArea: spokenArea,
  movedInOn: (day) => day ?? '',
  owners: (owners) => owners.map(spokenOwner).join('、'),
  carSpaces: (spaces) => spaces.map(spokenSpace).join('、'),
  motorcycleSpaces: (spaces) => spaces.map(spokenSpace).join('、'),
}

function changeOf<Field extends keyof Property>(
  field: Field,
  before: Property,
  after: Property,
): FieldChange[] {
  if (JSON.stringify(inOneOrder(before[field])) === JSON.stringify(inOneOrder(after[field]))) return []
  const [was, is] = [spoken[field](before[field]), spoken[field](after[field])]
  return [{ field, before: was, after: was === is ? `${is}（電話已更改）` : is }]
}

// The database gives an object's keys in an order of its own.
function inOneOrder(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((item: object) => Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** What differs between two versions of a household's property, as people read it; phones are masked. */
export const changesBetween = (before: Property, after: Property): FieldChange[] =>
  (Object.keys(spoken) as (keyof Property)[]).flatMap((field) => changeOf(field, before, after))
