import { newId } from '#platform/contract/new-id.ts'
import { labelKey } from './household-checks.ts'
import type { ResidentLine } from './lines.ts'
import type { PlannedHousehold } from './plan-households.ts'
import { checkPlates } from './plate-checks.ts'
import { nameKey } from './resident-checks.ts'
import type { SheetLines } from './sheet-lines.ts'
import type { Current, KnownResident, ResidentState } from './state.ts'
import { byKey, turns } from '#platform/server/turns.ts'

/** Somebody as they will be. */
export interface PlannedResident {
  id: string
  row: number
  householdId: string
  label: string
  before: KnownResident | undefined
  after: ResidentState
}

const nobody = (line: ResidentLine): ResidentState => ({
  name: line.name,
  mobile: '',
  phone2: '',
  identityId: null,
  isContact: false,
  birthday: null,
  cars: [],
  motorcycles: [],
  movedInOn: null,
  contractFrom: null,
  contractUntil: null,
  emergencyContacts: [],
})

function after(line: ResidentLine, base: ResidentState): ResidentState {
  const { row: _row, label: _label, name: _name, ...said } = line
  const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
  return { ...base, ...given }
}

interface Home {
  id: string
  label: string
  isVirtual: boolean
}

const homesOf = (current: Current, households: readonly PlannedHousehold[]): Promise<Map<string, Home>> =>
  byKey<Home>(
    [...current.households, ...households.map(({ id, after }) => ({ ...after, id }))],
    (household) => labelKey(household.label),
  )

/** Whom a line means, of those who live in its household. 'several': nobody can say which. */
function meant(
  line: ResidentLine,
  housemates: readonly KnownResident[],
): KnownResident | 'several' | undefined {
  const alike = housemates.filter((housemate) => nameKey(housemate.name) === nameKey(line.name))
  if (alike.length < 2) return alike[0]
  const [only, another] = alike.filter(
    (resident) => resident.mobile !== '' && resident.mobile === line.mobile,
  )
  return only && !another ? only : 'several'
}

/** What each good line makes of somebody; notes what cannot be. */
export async function planResidents(
  sheet: SheetLines<ResidentLine>,
  lines: readonly ResidentLine[],
  current: Current,
  households: readonly PlannedHousehold[],
): Promise<PlannedResident[]> {
  const homes = await homesOf(current, households)
  const living = new Map<string, KnownResident[]>()
  for (const resident of current.residents)
    living.set(resident.householdId, [...(living.get(resident.householdId) ?? []), resident])
  const planned: PlannedResident[] = []
  const named = new Set<string>()
  const turn = turns()
  for (const line of lines) {
    await turn()
    const home = homes.get(labelKey(line.label))
    if (!home) {
      sheet.fault(line.row, 'label', `沒有 ${line.label} 這一戶`, '請填「戶別」工作表或系統裡的戶別')
      continue
    }
    if (home.isVirtual) sheet.fault(line.row, 'label', `${home.label} 是虛擬戶，不能登記住戶`)
    const before = meant(line, living.get(home.id) ?? [])
    if (before === 'several') {
      sheet.fault(line.row, 'name', `${home.label} 有兩位 ${line.name}，分不出是哪一位`, '請填系統裡的電話')
      continue
    }
    if (before && named.has(before.id)) {
      sheet.fault(line.row, 'name', `和前面的列是同一個人：${before.name}`, '每個人寫一列')
      continue
    }
    if (before) named.add(before.id)
    const wished = after(line, before ?? nobody(line))
    if (wished.contractFrom && wished.contractUntil && wished.contractUntil < wished.contractFrom)
      sheet.fault(
        line.row,
        line.contractUntil === undefined ? 'contractFrom' : 'contractUntil',
        '租約迄日早於起日',
      )
    planned.push({
      id: before?.id ?? newId(),
      row: line.row,
      householdId: home.id,
      label: home.label,
      before,
      after: before ? { ...wished, name: before.name } : wished,
    })
  }
  await checkPlates(sheet, { current, homes: homes.values() }, planned)
  return planned
}
