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
from arrears_setting_before where chosen ? 'interestBasis';
