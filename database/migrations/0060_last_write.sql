-- Whether anything can be written is seen by writing: one row, by /readyz, at most once in five seconds.
create table last_write (
  is_only boolean primary key default true check (is_only),
  at timestamptz not null
);
call shared_table('last_write');
