-- A shift of a company has its character in the roster, its look there, its break and how many people a day needs.
update duty_company c set shift_classes = (
  select jsonb_agg(s.shift || jsonb_build_object('look', case when s.shift->>'until' < s.shift->>'from' then 'ink' else 'paper' end,
    'restMinutes', 0, 'needed', 0,
    'code', case when s.nth = 1 and s.first <> '休' then s.first else s.place::text end) order by s.place)
  from (
    select each.shift, each.place, left(each.shift->>'name', 1) as first,
      row_number() over (partition by left(each.shift->>'name', 1) order by each.place) as nth
    from jsonb_array_elements(c.shift_classes) with ordinality as each(shift, place)
  ) s
);
