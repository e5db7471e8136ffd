-- Parking bays are charged by their area as well: what a household has of it, by 坪 or m².
alter table fee_item drop constraint fee_item_check,
  add constraint fee_item_unit check (unit = any (case kind when 'area' then array['ping', 'squareMetre']
    when 'car' then array['any', 'flat', 'mechanical', 'ping', 'squareMetre']
    when 'shared' then array['area', 'equal'] else array['each'] end));
