-- Who takes a shift over: an account of the community, or somebody from outside who has none. Of older lists nobody knows.
alter table shift_change
  add column to_account uuid,
  add column is_outsider boolean not null default false,
  add check (to_account is null or not is_outsider);
