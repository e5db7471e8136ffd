-- What other parts of the house put on every board for a time: news by one tick.
create table board_posting (
  community_id uuid not null references community (id),
  id uuid not null,
  title text not null check (length(title) between 1 and 200),
  body text not null,
  posted_at timestamptz not null,
  -- Null: until it is taken off.
  until_at timestamptz,
  primary key (community_id, id)
);
call tenant_table('board_posting');
