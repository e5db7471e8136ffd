-- What residents are asked, who may answer, and what they said. How a secret ballot is kept apart from its voter: decision 078.
create table poll (
  community_id uuid not null references community (id),
  id uuid not null,
  number integer not null check (number > 0),
  title text not null check (length(title) between 1 and 60),
  content text not null check (length(content) <= 2000),
  is_secret boolean not null,
  weight text not null check (weight in ('household', 'owner', 'area')),
  max_choices integer not null check (max_choices >= 1),
  -- None of a kind: everybody.
  buildings text[] not null default '{}',
  tags text[] not null default '{}',
  -- [{candidateId, name, note, photoPath}]
  candidates jsonb not null,
  -- [{path, name}]
  files jsonb not null default '[]',
  allows_comments boolean not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  created_at timestamptz not null,
  created_by_name text not null,
  changed_at timestamptz not null,
  changed_by_name text not null,
  published_at timestamptz,
  published_by_name text,
  done_at timestamptz check (done_at is null or published_at is not null),
  done_by_name text,
  deleted_at timestamptz,
  row_version integer not null default 1 check (row_version > 0),
  primary key (community_id, id),
  unique (community_id, number)
);
call tenant_table('poll');
create index poll_newest on poll (community_id, starts_at desc, id) where deleted_at is null;
revoke delete on poll from :app, :door;

-- A named poll never becomes a secret one or the reverse, and what is chosen among stays, once it was published.
create function poll_stays_as_published() returns trigger language plpgsql as $$
begin
  if old.published_at is not null and (new.is_secret, new.weight, new.max_choices, new.buildings, new.tags, new.candidates, new.starts_at, new.published_at)
    is distinct from (old.is_secret, old.weight, old.max_choices, old.buildings, old.tags, old.candidates, old.starts_at, old.published_at) then
    raise exception 'what a poll asks is fixed when it is published';
  end if;
  return new;
end $$;
create trigger poll_stays_as_published before update on poll for each row execute function poll_stays_as_published();

-- Who may vote and with which weight, as it was when the poll was published.
create table poll_voter (
  community_id uuid not null references community (id),
  poll_id uuid not null,
  household_id uuid not null,
  -- 1, or the exclusive area in 0.01 m².
  weight integer not null check (weight > 0),
  -- How many households one owner stands for.
  units integer not null default 1 check (units > 0),
  -- Of the code on their paper; the code itself is nowhere but there.
  code_hash text,
  coded_at timestamptz,
  primary key (community_id, poll_id, household_id),
  foreign key (community_id, poll_id) references poll,
  foreign key (community_id, household_id) references household
);
call tenant_table('poll_voter');
create unique index poll_voter_code on poll_voter (community_id, code_hash) where code_hash is not null;
revoke delete on poll_voter from :app, :door;

-- That somebody voted, once; neither when nor what.
create table poll_turnout (
  community_id uuid not null references community (id),
  poll_id uuid not null,
  household_id uuid not null,
  primary key (community_id, poll_id, household_id),
  foreign key (community_id, poll_id, household_id) references poll_voter
);
call tenant_table('poll_turnout');
revoke update, delete on poll_turnout from :app, :door;

-- How many voted on a day.
create table poll_day (
  community_id uuid not null references community (id),
  poll_id uuid not null,
  day date not null,
  votes integer not null check (votes > 0),
  primary key (community_id, poll_id, day),
  foreign key (community_id, poll_id) references poll
);
call tenant_table('poll_day');
revoke delete on poll_day from :app, :door;

-- A ballot of a named poll.
create table poll_ballot (
  community_id uuid not null references community (id),
  id uuid not null,
  poll_id uuid not null,
  -- Null and '' once whose it was is forgotten.
  household_id uuid,
  receipt text not null,
  candidate_ids uuid[] not null check (cardinality(candidate_ids) > 0),
  weight integer not null check (weight > 0),
  at timestamptz not null,
  primary key (community_id, id),
  foreign key (community_id, poll_id, household_id) references poll_turnout
);
call tenant_table('poll_ballot');
create unique index poll_ballot_once on poll_ballot (community_id, poll_id, household_id);
create unique index poll_ballot_receipt on poll_ballot (community_id, poll_id, receipt) where receipt <> '';
create index poll_ballot_newest on poll_ballot (community_id, poll_id, at desc, id);
create index poll_ballot_kept on poll_ballot (community_id, at) where household_id is not null;
revoke delete on poll_ballot from :app, :door;

-- All ballots of a secret poll in one row, in the order of their receipts: neither the order of rows, nor a time, nor the
-- transaction that wrote it says whose a ballot is.
create table poll_box (
  community_id uuid not null references community (id),
  poll_id uuid not null,
  -- [{receipt, candidateIds}]
  ballots jsonb not null default '[]',
  -- {candidateId: the weights of all who chose it}
  weights jsonb not null default '{}',
  voted_weight integer not null default 0,
  primary key (community_id, poll_id),
  foreign key (community_id, poll_id) references poll
);
call tenant_table('poll_box');
revoke delete on poll_box from :app, :door;

-- A household was reminded.
create table poll_letter (
  community_id uuid not null references community (id),
  id uuid not null,
  poll_id uuid not null,
  household_id uuid not null,
  at timestamptz not null,
  primary key (community_id, id),
  foreign key (community_id, poll_id, household_id) references poll_voter
);
call tenant_table('poll_letter');
create index poll_letter_poll on poll_letter (community_id, poll_id, at desc);
revoke update, delete on poll_letter from :app, :door;

create table poll_comment (
  community_id uuid not null references community (id),
  id uuid not null,
  poll_id uuid not null,
  -- Null: the management's.
  household_id uuid,
  author_name text not null default '',
  body text not null check (length(body) <= 300),
  at timestamptz not null,
  hidden_at timestamptz,
  hidden_by_name text,
  hide_reason text not null default '',
  primary key (community_id, id),
  foreign key (community_id, poll_id) references poll,
  foreign key (community_id, household_id) references household
);
call tenant_table('poll_comment');
create index poll_comment_newest on poll_comment (community_id, poll_id, at desc, id);
create index poll_comment_kept on poll_comment (community_id, at) where body <> '';
revoke delete on poll_comment from :app, :door;
