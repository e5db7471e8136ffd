import type { Lease } from '#platform/server/database.ts'
import type { EmergencyContact, Transport } from '../shapes.ts'

/** Somebody as the table has them, with what belongs to them; nothing is masked. */
export interface ResidentRow {
  residentId: string
  householdId: string
  name: string
  mobile: string
  phone2: string
  identityId: number | null
  birthday: string | null
  transportations: Transport[]
  emergencyContacts: EmergencyContact[]
  isContact: boolean
  isAppUser: boolean
  avatarPath: string
  movedInOn: string | null
  movedOutOn: string | null
  movedOutAt: Date | null
  contractFrom: string | null
  contractUntil: string | null
  changedAt: Date | null
  changedBy: string
  marks: string[]
  note: string
  isForgotten: boolean
  rowVersion: number
}

const dayOf = (column: string, as: string) => `to_char(r.${column}, 'YYYY-MM-DD') as "${as}"`
/** Whether something with a last day still holds; it ends at midnight in Taipei. */
const holds = (until: string) => `(${until} is null or ${until} >= (now() at time zone 'Asia/Taipei')::date)`

const people = (where: string) => `
  select r.id as "residentId", r.household_id as "householdId", r.name, r.mobile, r.phone2,
    r.identity_id as "identityId", ${dayOf('birthday', 'birthday')}, r.is_contact as "isContact",
    r.avatar_path as "avatarPath", ${dayOf('moved_in_on', 'movedInOn')}, ${dayOf('moved_out_on', 'movedOutOn')},
    r.moved_out_at as "movedOutAt", ${dayOf('contract_from', 'contractFrom')},
    ${dayOf('contract_until', 'contractUntil')}, r.changed_at as "changedAt", r.changed_by_name as "changedBy",
    r.row_version as "rowVersion", r.forgotten_at is not null as "isForgotten",
    exists (select from phone p where p.resident_id = r.id and p.unbound_at is null) as "isAppUser",
    coalesce((select jsonb_agg(jsonb_build_object('type', v.kind, 'plate', v.plate) order by v.kind, v.plate)
      from vehicle v where v.resident_id = r.id and v.removed_at is null), '[]') as transportations,
    coalesce((select jsonb_agg(jsonb_build_object('contactId', e.id, 'name', e.name, 'relation', e.relation,
        'phone', e.phone) order by e.position)
      from emergency_contact e where e.resident_id = r.id), '[]') as "emergencyContacts",
    array(select m.word from household_mark m
      where m.resident_id = r.id and ${holds('m.until_day')} order by m.position) as marks,
    coalesce((select n.note from resident_note n
      where n.resident_id = r.id and ${holds('n.note_until')}), '') as note
  from resident r where ${where} order by r.position, r.id`

const ofHousehold = people('r.household_id = $1 and r.moved_out_at is null')

/** Who lives in a household, in their order. */
export const residentsOf = (lease: Lease, householdId: string): Promise<ResidentRow[]> =>
  lease.query<ResidentRow>(ofHousehold, [householdId])

const byIds = people('r.id = any($1)')

/** These people, also those who moved out; those who do not exist are absent. */
export const residentsByIds = (lease: Lease, ids: readonly string[]): Promise<ResidentRow[]> =>
  ids.length ? lease.query<ResidentRow>(byIds, [ids]) : Promise.resolve([])
