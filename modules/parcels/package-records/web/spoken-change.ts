import { text } from '#platform/web/i18n/texts.ts'
import type { Happening } from '../contract.ts'
import type { PackageListKey } from './list-texts.ts'

type Change = Happening['changes'][number]

const names: Record<string, PackageListKey> = {
  household: 'field_household',
  recipient: 'field_recipient',
  kind: 'field_kind',
  courier: 'field_courier',
  temperature: 'field_temperature',
  trackingNumber: 'field_trackingNumber',
  shelfPosition: 'field_shelfPosition',
  note: 'field_note',
  inPersonOnly: 'field_inPersonOnly',
  cashOnDelivery: 'field_cashOnDelivery',
  pieceCount: 'field_pieceCount',
  serialNumber: 'field_serialNumber',
}
const temperatures: Record<string, PackageListKey> = { '0': 'room', '1': 'chilled', '2': 'frozen' }
const marks: Record<string, PackageListKey> = { true: 'yes', false: 'no' }

/** A change as people read it: 位置：B-03 → 冰-1. */
export function spokenChange({ field, before, after }: Change): string {
  const named = names[field]
  const say = (value: string): string => {
    if (value === '') return text('packageList', field === 'recipient' ? 'wholeHousehold' : 'changedNone')
    const key = field === 'temperature' ? temperatures[value] : marks[value]
    return key ? text('packageList', key) : value
  }
  return text('packageList', 'changed', {
    field: named ? text('packageList', named) : field,
    before: say(before),
    after: say(after),
  })
}
