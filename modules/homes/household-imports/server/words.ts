import { identities } from './identity-cell.ts'
import type { EmergencyContact, HouseholdState, Owner, ResidentState, Space } from './state.ts'

/** How people are shown: as they are in files of their own, masked where they are only looked at. */
export interface Shown {
  name(text: string): string
  phone(text: string): string
  plate(text: string): string
  day(text: string): string
}

export const asTheyAre: Shown = { name: (t) => t, phone: (t) => t, plate: (t) => t, day: (t) => t }

/** `85.32` */
export const areaWords = (area: number | null): string => (area === null ? '' : String(area / 100))

const spaceWords = ({ number, kind, area }: Space): string => {
  const inside = [kind === 'mechanical' ? '機械' : '', areaWords(area)].filter(Boolean).join(' ')
  return inside ? `${number}(${inside})` : number
}

/** `王建民 0912345678 1/2（代表）` */
export const ownerWords =
  (shown: Shown) =>
  (owner: Owner): string => {
    const share = owner.share ? owner.share.join('/') : ''
    const said = [shown.name(owner.name), owner.phone && shown.phone(owner.phone), share]
      .filter(Boolean)
      .join(' ')
    return owner.isRepresentative ? `${said}（代表）` : said
  }

/** `王志遠（弟）0912345678` */
const contactWords =
  (shown: Shown) =>
  ({ name, relation, phone }: EmergencyContact): string =>
    `${shown.name(name)}${relation ? `（${relation}）` : ' '}${shown.phone(phone)}`

const yesNo = (isTrue: boolean) => (isTrue ? '是' : '否')
/** What somebody is to the household, as it stands in a cell; '' when nobody said. */
export const identityWords = (id: number | null): string =>
  identities.find((identity) => identity.id === id)?.name ?? ''

/** A household in the words of its columns. */
export function householdWords(state: HouseholdState, shown: Shown): Record<keyof HouseholdState, string> {
  return {
    label: state.label,
    building: state.building,
    floor: state.floor,
    unit: state.unit,
    isVirtual: yesNo(state.isVirtual),
    exclusiveArea: areaWords(state.exclusiveArea),
    titleArea: areaWords(state.titleArea),
    carSpaces: state.carSpaces.map(spaceWords).join('、'),
    motorcycleSpaces: state.motorcycleSpaces.map(spaceWords).join('、'),
    owners: state.owners.map(ownerWords(shown)).join('、'),
    isRented: yesNo(state.isRented),
    movedInOn: state.movedInOn ?? '',
  }
}

/** Somebody in the words of their columns. */
export function residentWords(state: ResidentState, shown: Shown): Record<keyof ResidentState, string> {
  return {
    name: shown.name(state.name),
    mobile: state.mobile && shown.phone(state.mobile),
    phone2: state.phone2 && shown.phone(state.phone2),
    identityId: identityWords(state.identityId),
    isContact: yesNo(state.isContact),
    birthday: state.birthday ? shown.day(state.birthday) : '',
    cars: state.cars.map(shown.plate).join('、'),
    motorcycles: state.motorcycles.map(shown.plate).join('、'),
    movedInOn: state.movedInOn ?? '',
    contractFrom: state.contractFrom ?? '',
    contractUntil: state.contractUntil ?? '',
    emergencyContacts: state.emergencyContacts.map(contactWords(shown)).join('、'),
  }
}
