-- What a community decides about arrears is kept in sections, as other settings are; rates have their days.
create temporary table arrears_setting_before on commit drop as select * from arrears_setting;
drop table arrears_setting;
create table arrears_setting (
  community_id uuid not null references community (id),
  section text not null check (section in ('ladder', 'interest', 'letters')),
  version integer not null default 1 check (version > 0),
  chosen jsonb not null check (jsonb_typeof(chosen) = 'object'),
  changed_at timestamptz not null default now(),
  changed_by_name text not null,
  primary key (community_id, section)
);
call tenant_table('arrears_setting');
insert into arrears_setting (community_id, section, chosen, changed_at, changed_by_name)
select community_id, 'letters', jsonb_build_object('templates', chosen -> 'templates'), changed_at, changed_by_name
from arrears_setting_before where chosen ? 'templates'
union all
select community_id, 'interest',
  jsonb_build_object('rates', jsonb_build_array(jsonb_build_object('fromOn', '2000-01-01', 'basis', chosen ->> 'interestBasis', 'rate',
    case chosen ->> 'interestBasis' when 'none' then 0 when 'statutory' then 500 else (chosen ->> 'bylawsRate')::int end))),
  changed_at, changed_by_name
from arrears_setting_before where chosen ? 'interestBasis'
union all
-- One term held for every step, 14 days unless decided: the steps that still begin with 14 days keep it.
select community_id, 'ladder', jsonb_build_object(
    'considerable', coalesce((chosen ->> 'considerable')::int, 20000),
    'ladder', (select jsonb_agg(jsonb_build_object('step', step, 'isUsed', true, 'channel', channel,
        'termDays', case when days = 14 then coalesce((chosen ->> 'termDays')::int, days) else days end) order by nth)
      from (values (1, 'reminder', 'message', 7), (2, 'notice', 'message', 14), (3, 'demand', 'registered', 14),
        (4, 'certified', 'registered', 14), (5, 'order', 'court', 20)) as rung (nth, step, channel, days))),
  changed_at, changed_by_name
from arrears_setting_before
where (chosen ->> 'considerable')::int <> 20000 or (chosen ->> 'termDays')::int <> 14;
