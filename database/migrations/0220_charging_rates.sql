-- What charging a car costs: versions with their day, of which one holds at a time.
create function is_charging_season(season jsonb) returns boolean
  language sql immutable parallel safe
  return season->>'mode' in ('fixed', 'peakOffPeak')
    and (season->>'offPeakPrice')::int > 0 and (season->>'peakPrice')::int >= (season->>'offPeakPrice')::int
    and (season->>'workday') ~ '^[01]{24}$' and (season->>'holiday') ~ '^[01]{24}$' and (season->>'offPeakDay') ~ '^[01]{24}$'
    and repeat('1', 24) not in (season->>'workday', season->>'holiday', season->>'offPeakDay');

create table charging_rate (
  community_id uuid not null references community (id),
  id uuid not null,
  number integer not null check (number > 0),
  starts_on date not null,
  voltage text not null check (voltage in ('low', 'high')),
  -- Days of any year: 06-01.
  summer_from text not null check (summer_from ~ '^\d\d-\d\d$'),
  summer_until text not null check (summer_until ~ '^\d\d-\d\d$'),
  -- {mode, peakPrice, offPeakPrice, workday, holiday, offPeakDay}: prices in 1/100 NT$ a kWh, 24 hours with 1 for peak.
  summer jsonb not null check (is_charging_season(summer)),
  other jsonb not null check (is_charging_season(other)),
  -- 1/100 NT$: a month of a household that charged, and of each session.
  base_fee integer not null check (base_fee >= 0),
  platform_fee integer not null check (platform_fee >= 0),
  -- {isOn, bufferMinutes, unitMinutes, unitPrice, mostAmount, pauseFrom, pauseUntil}
  parking jsonb not null,
  saved_at timestamptz not null,
  saved_by_name text not null,
  submitted_at timestamptz,
  submitted_by uuid,
  submitted_by_name text not null default '',
  enacted_at timestamptz,
  enacted_by uuid,
  enacted_by_name text not null default '',
  return_reason text not null default '',
  row_version integer not null default 1 check (row_version > 0),
  primary key (community_id, id),
  unique (community_id, number),
  check (enacted_at is null or (submitted_at is not null and enacted_by is distinct from submitted_by))
);
call tenant_table('charging_rate');
-- Two never begin on one day, and one at most is being written.
create unique index charging_rate_day on charging_rate (community_id, starts_on) where enacted_at is not null;
create unique index charging_rate_open on charging_rate (community_id) where enacted_at is null;

-- What Taipower takes for charging (電動車充換電設施電價), in 1/10,000 NT$. It is the country's, of no community: only the door writes it.
create table taipower_tariff (
  starts_on date not null,
  voltage text not null check (voltage in ('low', 'high')),
  summer_peak integer not null check (summer_peak > 0),
  summer_off_peak integer not null check (summer_off_peak > 0),
  other_peak integer not null check (other_peak > 0),
  other_off_peak integer not null check (other_off_peak > 0),
  base_fee integer not null check (base_fee >= 0),
  -- Of each kW of the contract a month; null where the source is silent.
  summer_contract integer,
  other_contract integer,
  -- The hours of workdays that are peak: 24 with 1 for peak.
  summer_hours text not null check (summer_hours ~ '^[01]{24}$'),
  other_hours text not null check (other_hours ~ '^[01]{24}$'),
  source text not null check (length(source) between 1 and 100),
  primary key (voltage, starts_on)
);
call shared_table('taipower_tariff');
create policy of_community on taipower_tariff for select to :app using (true);
grant select on taipower_tariff to :app;

-- The high voltage of 2025 is 95 per cent of the low one. The sources say the year of that table and not its day.
insert into taipower_tariff (starts_on, voltage, summer_peak, summer_off_peak, other_peak, other_off_peak, base_fee, summer_contract,
  other_contract, summer_hours, other_hours, source)
select day, supply, summer_peak, summer_off, other_peak, other_off, base, summer_kw, other_kw,
  repeat('0', 16) || repeat('1', 6) || '00', repeat('0', 15) || repeat('1', 6) || '000', told
from (values
  (date '2022-06-01', 'low', 83500, 20500, 81300, 19500, 2625000, 472000, 346000, '111年6月1日公告的電動車充換電設施電價（中央社 2022-05-22）'),
  (date '2025-01-01', 'low', 124700, 30500, 121400, 29000, 2625000, 472000, 346000, '114年公開電價表，低壓'),
  (date '2025-01-01', 'high', 118465, 28975, 115330, 27550, 2493750, null, null, '114年公開電價表，高壓為低壓的 95%')
) as t (day, supply, summer_peak, summer_off, other_peak, other_off, base, summer_kw, other_kw, told);

-- Taipower's days without peak (離峰日), as they were loaded; not the office calendar.
create table taipower_off_peak_day (
  day date primary key,
  name text not null default '' check (length(name) <= 60),
  loaded_at timestamptz not null,
  loaded_by_name text not null
);
call shared_table('taipower_off_peak_day');
create policy of_community on taipower_off_peak_day for select to :app using (true);
grant select on taipower_off_peak_day to :app;
