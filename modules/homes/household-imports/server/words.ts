import { identities } from './identity-cell.ts'
import type { HouseholdState, Owner, ResidentState, Space } from './state.ts'

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
  (one: Owner): string => {
    const share = one.share ? one.share.join('/') : ''
    const said = [shown.name(one.name), one.phone && shown.phone(one.phone), share].filter(Boolean).join(' ')
    return one.isRepresentative ? `${said}（代表）` : said
  }

const yesNo = (isTrue: boolean) => (isTrue ? '是' : '否')
/** What somebody is to the household, as it stands in a cell; '' when nobody said. */
export const identityWords = (id: number | null): string =>
  identities.find((one) => one.id === id)?.name ?? ''

/** A household in the words of its columns. */
export function householdWords(one: HouseholdState, shown: Shown): Record<keyof HouseholdState, string> {
  return {
    label: one.label,
    building: one.building,
    floor: one.floor,
    unit: one.unit,
    isVirtual: yesNo(one.isVirtual),
    exclusiveArea: areaWords(one.exclusiveArea),
    titleArea: areaWords(one.titleArea),
    carSpaces: one.carSpaces.map(spaceWords).join('、'),
    motorcycleSpaces: one.motorcycleSpaces.map(spaceWords).join('、'),
    owners: one.owners.map(ownerWords(shown)).join('、'),
    isRented: yesNo(one.isRented),
    movedInOn: one.movedInOn ?? '',
  }
}

/** Somebody in the words of their columns. */
export function residentWords(one: ResidentState, shown: Shown): Record<keyof ResidentState, string> {
  return {
    name: shown.name(one.name),
    mobile: one.mobile && shown.phone(one.mobile),
    phone2: one.phone2 && shown.phone(one.phone2),
    identityId: identityWords(one.identityId),
    isContact: yesNo(one.isContact),
    birthday: one.birthday ? shown.day(one.birthday) : '',
    cars: one.cars.map(shown.plate).join('、'),
    motorcycles: one.motorcycles.map(shown.plate).join('、'),
    movedInOn: one.movedInOn ?? '',
    contractFrom: one.contractFrom ?? '',
    contractUntil: one.contractUntil ?? '',
  }
}
