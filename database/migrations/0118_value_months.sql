-- Values of points by month, so that what is too old goes away as a whole, and what each hour was for trends over weeks.

-- Months lie beside the tables of the product: nobody names them, and the program's roles have no rights there.
create schema lobby_values;

alter table alarm_value rename to alarm_value_before;
alter index alarm_value_at rename to alarm_value_before_at;
alter index alarm_value_point rename to alarm_value_before_point;
alter table alarm_value_before rename constraint alarm_value_pkey to alarm_value_before_pkey;

create table alarm_value (
  community_id uuid not null references community (id),
  id uuid not null,
  point_id uuid not null,
  -- By the source's clock, and by ours.
  at timestamptz not null,
  received_at timestamptz not null default now(),
  value double precision,
  is_abnormal boolean not null,
  source text not null check (source in ('gateway', 'test', 'drill')),
  primary key (community_id, at, id),
  foreign key (community_id, point_id) references alarm_point (community_id, id)
) partition by range (at);
call tenant_table('alarm_value');
create index alarm_value_point on alarm_value (community_id, point_id, at desc, id desc);
revoke update, delete on alarm_value from :app;
-- What belongs to no month that is there: a recording of last year, a clock that is years ahead.
create table lobby_values.alarm_value_rest partition of alarm_value default;

-- Makes the months (of UTC) from the one of `first` until that of `last`, with what already waits for them in the rest.
create function lobby_make_value_months(first timestamptz, last timestamptz) returns int
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  month timestamp := date_trunc('month', first at time zone 'UTC');
  name text;
  made int := 0;
begin
  perform pg_advisory_xact_lock(7106230);
  while month <= last at time zone 'UTC' loop
    name := 'alarm_value_' || to_char(month, 'YYYY_MM');
    if to_regclass('lobby_values.' || name) is null then
      execute format('create table lobby_values.%I (like alarm_value including defaults including constraints)', name);
      execute format('with moved as (delete from lobby_values.alarm_value_rest where at >= %L and at < %L returning *)
        insert into lobby_values.%I select * from moved', month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC', name);
      execute format('alter table alarm_value attach partition lobby_values.%I for values from (%L) to (%L)',
        name, month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
      made := made + 1;
    end if;
    month := month + interval '1 month';
  end loop;
  return made;
end $$;

-- Drops the months that were over before an instant.
create function lobby_drop_value_months(before timestamptz) returns int
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  name text;
  gone int := 0;
begin
  perform pg_advisory_xact_lock(7106230);
  for name in select relname from pg_class where relnamespace = 'lobby_values'::regnamespace and relkind = 'r'
    and relname ~ '^alarm_value_\d{4}_\d\d$' order by 1 loop
    continue when (to_date(right(name, 7), 'YYYY_MM') + interval '1 month') at time zone 'UTC' > before;
    execute format('drop table lobby_values.%I', name);
    gone := gone + 1;
  end loop;
  return gone;
end $$;
revoke execute on function lobby_make_value_months, lobby_drop_value_months from public;
grant execute on function lobby_make_value_months, lobby_drop_value_months to :door;

select lobby_make_value_months(coalesce((select min(at) from alarm_value_before where at > now() - interval '5 years'), now()), now() + interval '2 months');
insert into alarm_value (community_id, id, point_id, at, received_at, value, is_abnormal, source)
  select community_id, id, point_id, at, received_at, value, is_abnormal, source from alarm_value_before;
drop table alarm_value_before;

-- What a point measured in an hour.
create table alarm_value_hour (
  community_id uuid not null references community (id),
  point_id uuid not null,
  hour timestamptz not null,
  low double precision not null,
  high double precision not null,
  last double precision not null,
  last_at timestamptz not null,
  count integer not null check (count > 0),
  primary key (community_id, point_id, hour),
  foreign key (community_id, point_id) references alarm_point (community_id, id)
);
call tenant_table('alarm_value_hour');
create index alarm_value_hour_old on alarm_value_hour (community_id, hour);
revoke delete on alarm_value_hour from :app;
insert into alarm_value_hour (community_id, point_id, hour, low, high, last, last_at, count)
  select community_id, point_id, date_bin('1 hour', at, 'epoch'), min(value), max(value),
    (array_agg(value order by at desc, id desc))[1], max(at), count(*)
  from alarm_value where value is not null group by 1, 2, 3;
