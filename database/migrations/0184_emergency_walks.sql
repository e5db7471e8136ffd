-- What a take-over says may be changed while it stands; who walks to a screen that does not show it, and what was done there.
alter table emergency_notice add column said_at timestamptz;
alter table emergency_target
  add column sent_at timestamptz,
  add column sent_by_name text not null default '',
  add column gone_by_name text not null default '' check (length(gone_by_name) <= 20),
  add column found_at timestamptz,
  add column found_by_name text not null default '',
  add column found_note text not null default '' check (length(found_note) <= 30),
  add check ((sent_at is null) = (gone_by_name = '')),
  add check (found_at is null or sent_at is not null);
