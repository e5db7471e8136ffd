import type pg from 'pg'
import { castId } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'

/**
 * What each id on the wire names: a table, whose row of the other community is sent. The most precise key wins: `contract.call:field`,
 * `contract:field`, `field`; fields in small letters, in the singular.
 */
const tables: Readonly<Record<string, string>> = {
  accountId: 'membership',
  announcementId: 'visitor_announcement',
  assetId: 'lendable',
  banId: 'visitor_ban',
  cardId: 'card',
  causeTypeId: 'visit_reason',
  challengeId: 'passkey_challenge',
  checkedId: 'package',
  codeId: 'phone_code',
  courierId: 'courier',
  deliveryId: 'notice_delivery',
  depositId: 'deposit',
  deviceId: 'phone',
  exportId: 'export',
  guestId: 'visitor',
  householdId: 'household',
  idCardId: 'pledge_kind',
  importId: 'household_import',
  intoId: 'household',
  itemId: 'courier_item',
  lendableId: 'lendable',
  loanId: 'visitor_loan',
  packageId: 'package',
  passkeyId: 'passkey',
  payTabletId: 'household',
  pdId: 'package',
  phoneId: 'phone',
  pledgeKindId: 'pledge_kind',
  postalTypeId: 'package_kind',
  reasonId: 'visit_reason',
  recipientId: 'resident',
  registrationId: 'visitor_registration',
  residentId: 'resident',
  serialId: 'phone_serial',
  sessionId: 'session',
  shiftChangeId: 'shift_change',
  spaceId: 'parking_space',
  tabletId: 'household',
  toTabletId: 'household',
  vehicleId: 'vehicle',
  vendorKindId: 'vendor_kind',
  vendorTypeId: 'vendor_kind',
  verifiedPdId: 'package',
  visitorId: 'visitor',
  'communityOpenings:id': 'community_opening',
  'deposits:id': 'deposit',
  'enterprisePortals:id': 'enterprise_portal',
  'householdMergers.split:id': 'card',
  'householdProperties:id': 'household',
  'households:id': 'household',
  'managerDevices:id': 'manager_device',
  'memberInvitations:id': 'membership_invitation',
  'notices.remind:id': 'package',
  'notices:itemId': 'package',
  'packageSettings.changeCourier:id': 'courier',
  'packageSettings.changePosition:id': 'shelf_position',
  'packageSettings:id': 'package_kind',
  'packageSettings:seen': 'package_kind',
  'visitorSettings:seen': 'visit_reason',
  'visitorLoans:id': 'lendable',
  'visitorSettings.changeVendorKind:id': 'vendor_kind',
  'visitorSettings.retireVendorKind:id': 'vendor_kind',
  'visitorSettings:id': 'visit_reason',
  'visitors:id': 'visitor',
}

/** Ids that the caller makes up for something new: they name nothing yet. */
const made = new Set([
  'cash.count:countId',
  'cash.putIn:lineId',
  'cash.payCourier:lineId',
  'cash.reverse:lineId',
  'cash.adjust:lineId',
  'deposits.register:id',
  'enterprisePortals.add:id',
  'exports.start:exportId',
  'householdMergers.split:newId',
  'householdProperties.addHouseholds:tabletId',
  'householdProperties.addProperty:id',
  'managerDevices.addCard:id',
  'managerDevices.setPhone:id',
  'memberInvitations.invite:id',
  'members.open:accountId',
  'packageSettings.addCourier:id',
  'packageSettings.addKind:id',
  'packageSettings.addPosition:id',
  'packages.register:pdId',
  'personalData.forget:requestId',
  'residents.addResident:residentId',
  'returns.register:itemId',
  'returns.turnPackage:itemId',
  'shiftChanges.changeShift:shiftChangeId',
  'visitorBans.addBan:id',
  'visitorLoans.addLendable:id',
  'visitorLoans.lend:loanId',
  'visitorSettings.addPledgeKind:id',
  'visitorSettings.addReason:id',
  'visitorSettings.addVendorKind:id',
  'visitors.book:id',
  'visitors.register:id',
])

/** Ids of things that belong to no community. */
const nobodys = new Set(['imageId'])

const here = castId('community', '晴川社區')
const desk = castId('account', 'desk1')

/** Which row is sent where any would not do: one that the call would act on in its own community. */
const rows: Readonly<Record<string, string>> = {
  membership: `select account_id as id from membership where community_id = $1 and account_id = '${desk}'`,
  package: "select id from package where community_id = $1 and state = 'waiting' limit 1",
  deposit:
    'select id from deposit where community_id = $1 and handed_over_at is null and voided_at is null limit 1',
  phone: 'select id from phone where community_id = $1 and unbound_at is null limit 1',
  resident: 'select id from resident where community_id = $1 and moved_out_at is null limit 1',
  passkey: `select id from passkey where account_id = '${desk}' and $1::uuid is not null`,
  phone_code: `select id from phone_code where account_id = '${desk}' and $1::uuid is not null`,
  passkey_challenge: `select id from passkey_challenge where account_id = '${desk}' and $1::uuid is not null`,
}

/** Things that the demo community has none of, so that there is one of each. */
const more: readonly string[] = [
  `insert into export (community_id, id, kind, title, query, account_id, account_name)
   values ($1, $2, 'packages', '包裹', '{}', '${desk}', '林志明')`,
  `insert into manager_device (community_id, id, account_id, kind, code, readings, name)
   values ($1, $2, '${desk}', 'phone', 'FOREIGNPHONE0001', '{}', '追蹤')`,
  `insert into personal_data_request (community_id, id, account_id, account_name, reason, subject)
   values ($1, $2, '${desk}', '林志明', '本人申請', '{}')`,
  `insert into shift_change (community_id, id, number, at, from_account, from_name, to_name, items, counts, cash, added_count,
     gone_count, from_signature_path, to_signature_path)
   values ($1, $2, 1, now(), '${desk}', '林志明', '陳美玲', '[]', '[]', '{}', 0, 0, 'a', 'b')`,
  `insert into visitor_announcement (community_id, id, name, visitor_id)
   select $1, $2, '訪客', id from visitor where community_id = $1 limit 1`,
  `insert into passkey (id, account_id, credential_id, public_key, counter, name)
   select $2, '${desk}', 'foreign', '', 0, '手機' where $1::uuid is not null`,
  `insert into phone_code (id, phone, purpose, account_id, expires_at)
   select $2, '0900000000', 'change', '${desk}', now() + interval '5 minutes' where $1::uuid is not null`,
  `insert into passkey_challenge (id, challenge, account_id, expires_at)
   select $2, 'x', '${desk}', now() + interval '5 minutes' where $1::uuid is not null`,
]

/** The key of a field: `TabletIds` is `tabletId`. */
const plain = (field: string) =>
  field.replace(/^[A-Z]/, (letter) => letter.toLowerCase()).replace(/([dD])s$/, '$1')

/** Which table a call's field names a row of; undefined when nobody said, '' when it names nothing of a community. */
export function tableOfId(call: string, field: string): string | undefined {
  const name = plain(field)
  const [contract = ''] = call.split('.')
  const key = [`${call}:${name}`, `${contract}:${name}`, name].find(
    (one) => tables[one] ?? (made.has(one) || nobodys.has(one)),
  )
  if (key) used.add(key)
  return key && (tables[key] ?? '')
}

const used = new Set<string>()
/** The keys above that no call of those that were asked about has. */
export const unusedKeys = (): string[] =>
  [...Object.keys(tables), ...made, ...nobodys].filter((key) => !used.has(key))

/** An id of the other community for each table that an id may name. Throws for a table of which it has no row. */
export async function foreignIds(owner: pg.Pool): Promise<ReadonlyMap<string, string>> {
  for (const insert of more) await owner.query(insert, [here, newId()])
  const found = new Map<string, string>()
  for (const table of new Set(Object.values(tables))) {
    const select = rows[table] ?? `select id from ${table} where community_id = $1 limit 1`
    const [row] = (await owner.query<{ id: string }>(select, [here])).rows
    if (!row) throw new Error(`晴川社區 has no ${table}`)
    found.set(table, row.id)
  }
  return found
}
