-- The shops around a community, in an order that the community decides.
create table store (
  community_id uuid not null references community (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 30),
  position integer not null default 0,
  version integer not null default 1,
  retired_at timestamptz,
  category text not null check (category in ('food', 'daily', 'repair', 'medical', 'learning', 'other')),
  phone text not null,
  address text not null,
  opening_hours text not null,
  note text not null,
  is_sponsored boolean not null,
  -- [{title, untilDay}]
  offers jsonb not null,
  primary key (community_id, id)
);
call tenant_table('store');
revoke delete on store from :app, :door;
