-- Guesses are counted in one row for each thing that they are made on, by digest: an account, an address, a network. Each
-- guess moves the end of what is counted on by its share of the time, so that a flood makes no more rows than one guess.
drop table attempt;
drop table activation_attempt;

create table guess (
  what text not null,
  digest bytea not null,
  -- When all that was counted has worn off.
  spent_until timestamptz not null,
  primary key (what, digest)
) with (fillfactor = 50);
call shared_table('guess');

-- Browsers in which an account (or an operator) signed in: guesses of others elsewhere do not make them wait. The browser
-- holds a random token; kept is its digest.
create table known_device (
  owner_id uuid not null,
  digest bytea not null,
  seen_at timestamptz not null default now(),
  primary key (owner_id, digest)
);
call shared_table('known_device');
create index known_device_digest on known_device (digest);
