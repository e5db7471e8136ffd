/** Why something stays, where no rule of retention or request reaches it. */
const kept = (why: string) => ({ kept: why })
type How = string | { kept: string }

/**
 * Every column that may hold something of a resident or an outsider: by which rule of retention it is forgotten, and by
 * which module on request.
 */
export const personal: readonly { table: string; columns: string; after: How; onRequest: How }[] = [
  {
    table: 'resident',
    columns:
      'name mobile mobile_reversed phone2 phone2_reversed birthday avatar_path moved_in_on moved_out_on contract_from contract_until',
    after: 'residents.movedOut',
    onRequest: 'residents',
  },
  { table: 'resident_note', columns: 'note note_until', after: 'residents.movedOut', onRequest: 'residents' },
  { table: 'resident_move', columns: 'reason on_day', after: 'residents.movedOut', onRequest: 'residents' },
  { table: 'vehicle', columns: 'plate bare_plate', after: 'residents.movedOut', onRequest: 'residents' },
  {
    table: 'household',
    columns: 'note note_until',
    after: kept('a note of the whole household that the desk keeps and clears'),
    onRequest: kept('a note of the whole household'),
  },
  {
    table: 'household_mark',
    columns: 'word who until_day',
    after: 'households.marks',
    onRequest: 'households',
  },
  {
    table: 'household_owner',
    columns: 'name phone',
    after: kept('the register of unit owners follows ownership'),
    onRequest: 'householdProperties',
  },
  {
    table: 'household_change',
    columns: 'reason changes',
    after: 'households.history',
    onRequest: kept('the history of the register of unit owners'),
  },
  {
    table: 'household_property',
    columns: 'moved_in_on',
    after: kept('a day of the household'),
    onRequest: kept('a day of the household'),
  },
  {
    table: 'phone',
    columns: 'serial',
    after: 'activation.past',
    onRequest: 'activation',
  },
  { table: 'phone_serial', columns: 'ending digest', after: 'activation.past', onRequest: 'activation' },
  { table: 'phone_change', columns: 'reason', after: 'activation.past', onRequest: 'activation' },
  { table: 'card_change', columns: 'reason', after: 'activation.past', onRequest: 'activation' },
  {
    table: 'card',
    columns: 'code canonical_uid readings',
    after: kept('a card is the household’s and of plastic; who held it is forgotten'),
    onRequest: 'activation',
  },
  {
    table: 'package',
    columns: 'recipient_name tracking_number tracking_reversed note void_reason',
    after: 'packages.personal',
    onRequest: 'packages',
  },
  { table: 'package_tracking_part', columns: 'rest lead', after: 'packages.personal', onRequest: 'packages' },
  {
    table: 'package',
    columns: 'lost_reason',
    after: kept('a lost package is an open case'),
    onRequest: kept('a lost package is settled first'),
  },
  { table: 'package', columns: 'photo_path', after: 'packages.pictures', onRequest: 'packages' },
  { table: 'package_change', columns: 'reason changes', after: 'packages.personal', onRequest: 'packages' },
  {
    table: 'package_hand_over',
    columns: 'receive_code note file_name',
    after: 'packages.personal',
    onRequest: 'packages',
  },
  {
    table: 'package_hand_over',
    columns: 'signature_path photo_path',
    after: 'packages.pictures',
    onRequest: 'packages',
  },
  {
    table: 'deposit',
    columns: 'recipient_name payer_name recipient_phone payer_phone note void_reason search',
    after: 'deposits.personal',
    onRequest: 'deposits',
  },
  { table: 'deposit', columns: 'photo_path', after: 'deposits.pictures', onRequest: 'deposits' },
  { table: 'deposit_change', columns: 'reason changes', after: 'deposits.personal', onRequest: 'deposits' },
  {
    table: 'deposit_hand_over',
    columns: 'receive_code note file_name',
    after: 'deposits.personal',
    onRequest: 'deposits',
  },
  {
    table: 'deposit_hand_over',
    columns: 'signature_path photo_path',
    after: 'deposits.pictures',
    onRequest: 'deposits',
  },
  {
    table: 'cash_line',
    columns: 'party_label party_name reason signature_path',
    after: kept('accounts are kept as accounts are'),
    onRequest: 'cash',
  },
  {
    table: 'courier_item',
    columns: 'sender_name recipient tracking_number tracking_reversed note void_reason',
    after: 'returns.personal',
    onRequest: 'returns',
  },
  { table: 'courier_item', columns: 'photo_path', after: 'returns.pictures', onRequest: 'returns' },
  {
    table: 'courier_item_change',
    columns: 'reason changes',
    after: 'returns.personal',
    onRequest: 'returns',
  },
  {
    table: 'courier_hand_over',
    columns: 'courier_person note',
    after: 'returns.personal',
    onRequest: kept('of the courier, whose phone nobody asked for: a name alone tells nobody apart'),
  },
  {
    table: 'courier_hand_over',
    columns: 'signature_path',
    after: 'returns.pictures',
    onRequest: kept('of the courier'),
  },
  { table: 'notice', columns: 'text title', after: 'notices.personal', onRequest: 'notices' },
  {
    table: 'notice_delivery',
    columns: 'recipient_name address_shown test_address provider_message_id problem',
    after: 'notices.personal',
    onRequest: 'notices',
  },
  { table: 'notice_contact', columns: 'line_user_id email', after: 'notices.personal', onRequest: 'notices' },
  { table: 'shift_change', columns: 'items', after: 'shiftChanges.people', onRequest: 'shiftChanges' },
  {
    table: 'shift_change',
    columns: 'note from_signature_path to_signature_path',
    after: kept('what the desk itself signed'),
    onRequest: kept('what the desk itself signed'),
  },
  {
    table: 'visitor',
    columns:
      'name phone phone_key plate plate_key firm remark approval_by card_code card_uid pledge_slot cancel_reason reason',
    after: 'visitors.personal',
    onRequest: 'visitors',
  },
  { table: 'visitor', columns: 'photo_path', after: 'visitors.photos', onRequest: 'visitors' },
  { table: 'visitor_change', columns: 'reason changes', after: 'visitors.personal', onRequest: 'visitors' },
  {
    table: 'visitor_registration',
    columns: 'name phone going_to',
    after: 'visitorRegistrations.all',
    onRequest: 'visitorRegistrations',
  },
  {
    table: 'visitor_announcement',
    columns: 'name',
    after: 'visitorAnnouncements.all',
    onRequest: 'visitorAnnouncements',
  },
  {
    table: 'visitor_ban',
    columns: 'name phone phone_key plate plate_key reason until_day',
    after: 'visitorBans.all',
    onRequest: 'visitorBans',
  },
  {
    table: 'export',
    columns: 'query words reason failure file_path',
    after: 'exports.records',
    onRequest: kept('files of exports live for seven days'),
  },
  {
    table: 'household_import',
    columns: 'file_name file_path failure',
    after: 'householdImports.records',
    onRequest: kept('the file lives for its days alone'),
  },
  {
    table: 'household_import_fault',
    columns: 'value expected problem',
    after: 'householdImports.records',
    onRequest: kept('removed with its import'),
  },
  {
    table: 'household_import_line',
    columns: 'name label changes',
    after: 'householdImports.records',
    onRequest: kept('removed with its import'),
  },
  {
    table: 'audit',
    columns: 'before after reason target target_id',
    after: 'platform.audit',
    onRequest: 'platform.audit',
  },
  {
    table: 'event',
    columns: 'payload',
    after: kept('ids and counts; removed by a chore'),
    onRequest: kept('ids and counts'),
  },
  {
    table: 'answered_call',
    columns: 'answer',
    after: kept('removed by a chore within days'),
    onRequest: kept('removed by a chore within days'),
  },
  {
    table: 'personal_data_request',
    columns: 'subject reason words',
    after: kept('whom it was about is emptied when it is done; that it was done has to be shown'),
    onRequest: kept('whom it was about is emptied when it is done'),
  },
]
