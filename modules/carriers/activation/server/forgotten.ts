/** What stands where the barcode of a forgotten phone stood. */
export const noSerial = '0'.repeat(16)

/** Statements that part cards and phones from the people whom `ids` selects, and empty what was written of them. */
export const forgetCarriers = (ids: string): string[] => [
  `update phone t set serial = '${noSerial}', resident_id = null, unbound_at = coalesce(unbound_at, now()),
     row_version = row_version + 1 where t.community_id = lobby_community() and t.resident_id in (${ids})`,
  `update phone_serial t set resident_id = null, ending = '',
     revoked_at = case when used_at is null then coalesce(revoked_at, now()) end
   where t.community_id = lobby_community() and t.resident_id in (${ids})`,
  `update card_household t set resident_id = null where t.community_id = lobby_community() and t.resident_id in (${ids})`,
  `update card_change t set reason = ''
   where t.community_id = lobby_community() and t.reason <> '' and t.resident_id in (${ids})`,
  `update phone_change t set reason = ''
   where t.community_id = lobby_community() and t.reason <> '' and t.resident_id in (${ids})`,
]
