import { forgetNotesOf } from '#modules/homes/households/server/public.ts'

/** What is emptied of somebody who moved out; the row stays for the records that name it. */
export const emptied = `name = '（已刪除）', mobile = '', phone2 = '', birthday = null, identity_id = null, is_contact = false,
  contract_from = null, contract_until = null, avatar_path = '', changed_by_name = '', forgotten_at = now(),
  row_version = row_version + 1`

/**
 * The parts of a statement (`gone`, with the paths of avatars, and others) that forget the people whom `ids` selects: what
 * they drive, whom the desk would have called, what was noted of them, and the reasons of their moves. Days and households of the moves stay.
 */
export const forgetPeople = (ids: string): string => `
  gone as (
    select r.id, array[r.avatar_path] as paths from resident r
    where r.community_id = lobby_community() and r.forgotten_at is null and r.moved_out_at is not null and r.id in (${ids})
    for update
  ), people as (
    update resident r set ${emptied} from gone where r.community_id = lobby_community() and r.id = gone.id
  ), driven as (
    delete from vehicle v where v.community_id = lobby_community() and v.resident_id in (select id from gone)
  ), called as (
    delete from emergency_contact e where e.community_id = lobby_community() and e.resident_id in (select id from gone)
  ), noted as (
    ${forgetNotesOf('select id from gone')}
  ), moved as (
    update resident_move m set reason = '' where m.community_id = lobby_community() and m.resident_id in (select id from gone)
  )`
