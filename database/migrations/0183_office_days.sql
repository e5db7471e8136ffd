-- The official table of office days (行政機關辦公日曆表) of a year, as the operator loaded it. It is the country's, of no
-- community: only the door writes it, every community reads it.
create table office_year (
  year integer primary key check (year between 1990 and 2200),
  file_name text not null check (length(file_name) between 1 and 100),
  loaded_at timestamptz not null,
  loaded_by_name text not null
);
call shared_table('office_year');
create policy of_community on office_year for select to :app using (true);
grant select on office_year to :app;

create table office_day (
  day date primary key,
  year integer not null references office_year (year),
  is_off boolean not null,
  -- 開國紀念日, 補假, 補行上班; '' where the table says nothing.
  note text not null default '' check (length(note) <= 60)
);
call shared_table('office_day');
create policy of_community on office_day for select to :app using (true);
grant select on office_day to :app;

-- Kinds of messages whose hours run on office days alone.
alter table message_type add column on_office_days boolean not null default false;
