-- The label of a household as the closed list of a draw has it: whoever reckons the draw again does so by what was fingerprinted.
alter table facility_draw_entry add column label text;
update facility_draw_entry e set label = h.label from household h, facility_draw d
where h.community_id = e.community_id and h.id = e.household_id and d.community_id = e.community_id and d.id = e.draw_id
  and d.fingerprint <> '';
