-- Serial numbers with which a manager opens a community for an account; kept as a digest, single use.
create table community_opening (
  community_id uuid not null references community (id),
  id uuid not null,
  digest bytea not null,
  ending text not null,
  role text not null check (role in ('admin', 'manager', 'desk', 'committee')),
  note text not null default '',
  issued_at timestamptz not null default now(),
  issued_by uuid not null,
  issued_by_name text not null,
  expires_at timestamptz not null check (expires_at > issued_at),
  used_at timestamptz,
  used_by uuid,
  used_by_name text not null default '',
  revoked_at timestamptz,
  revoked_by_name text not null default '',
  primary key (community_id, id),
  check ((used_at is null) = (used_by is null)),
  check (used_at is null or revoked_at is null)
);
call tenant_table('community_opening');
create unique index community_opening_digest on community_opening (community_id, digest);
-- Whoever types one knows no community: it is found by the digest alone, through the door.
create index community_opening_of_any on community_opening (digest);
revoke delete on community_opening from :app;
