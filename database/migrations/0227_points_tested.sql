-- What a point was said to be by a test alone ends with the test; what its device says stands by itself.

alter table alarm_point
  add column is_tested boolean not null default false,
  -- The time of its value is that at which it came: its source gave none, whose own clock may be another.
  add column is_stamped boolean not null default false,
  add check (is_abnormal or not is_tested),
  -- What people notice in a household, by which its point is found, whatever that is called since.
  add column noticed text not null default '';

update alarm_point p set is_tested = true where p.is_abnormal and exists (
  select from alarm_event e where e.community_id = p.community_id and e.point_id = p.id
    and e.kind = 'abnormal' and e.cleared_at is null and e.is_test and not e.is_drill);
