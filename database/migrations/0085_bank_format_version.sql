-- What a format of bank files was at each of its versions: files were read by it, and somebody may want one back.

create table bank_format_version (
  community_id uuid not null references community (id),
  format_id uuid not null,
  version integer not null check (version > 0),
  format jsonb not null,
  changed_at timestamptz not null default now(),
  changed_by_name text not null,
  primary key (community_id, format_id, version),
  foreign key (community_id, format_id) references bank_format (community_id, id)
);
call tenant_table('bank_format_version');
revoke update, delete on bank_format_version from :app, :door;

insert into bank_format_version (community_id, format_id, version, format, changed_at, changed_by_name)
select community_id, id, row_version, format, changed_at, changed_by_name from bank_format;
