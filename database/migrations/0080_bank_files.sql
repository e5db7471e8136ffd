-- Files of banks and collecting agencies: how they are read, what they said, where each line went, and what was paid out.

create table bank_format (
  community_id uuid not null references community (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 30),
  -- Its whole description (format-shapes.ts).
  format jsonb not null,
  row_version integer not null default 1 check (row_version > 0),
  changed_at timestamptz not null default now(),
  changed_by_name text not null,
  retired_at timestamptz,
  primary key (community_id, id)
);
call tenant_table('bank_format');
create unique index bank_format_name on bank_format (community_id, name) where retired_at is null;
revoke delete on bank_format from :app, :door;

create table bank_file (
  community_id uuid not null references community (id),
  id uuid not null,
  file_name text not null,
  -- Where the file itself is kept; '' once it is removed.
  file_path text not null,
  bytes integer not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- As it was read, whatever becomes of the format.
  format jsonb not null,
  read_at timestamptz not null default now(),
  account_id uuid not null,
  account_name text not null,
  imported_at timestamptz,
  imported_by_name text,
  -- What was taken in of it, and what of that was written off at once.
  taken integer not null default 0,
  gross bigint not null default 0,
  matched integer not null default 0,
  cancelled_at timestamptz,
  state text not null generated always as (case when imported_at is not null then 'imported'
    when cancelled_at is not null then 'cancelled' else 'read' end) stored,
  primary key (community_id, id),
  check (imported_at is null or cancelled_at is null)
);
call tenant_table('bank_file');
create index bank_file_at on bank_file (community_id, read_at desc, id);
create index bank_file_content on bank_file (community_id, sha256) where imported_at is not null;
revoke delete on bank_file from :app, :door;

-- A line as the bank told it. What money came in by it is the payment of the same id.
create table bank_line (
  community_id uuid not null references community (id),
  id uuid not null,
  file_id uuid not null,
  line_number integer not null check (line_number > 0),
  raw text not null,
  kind text not null check (kind in ('in', 'reversal', 'out')),
  code text not null,
  amount bigint not null check (amount > 0),
  paid_on date not null,
  -- 20:41:00, or '' where the file does not say it.
  paid_time text not null,
  credited_on date not null,
  payout_on date,
  channel text not null check (channel in ('atm', 'web', 'store', 'remittance', 'card', 'post', 'other')),
  bank_code text not null,
  payer_account text not null,
  reference text not null,
  fee bigint check (fee >= 0),
  -- What it says, without the file that said it; and which of several that say the same it is.
  digest text not null,
  ordinal smallint not null check (ordinal > 0),
  -- Why a line that says what an earlier one said is another payment.
  repeat_reason text not null default '',
  -- Why it was or was not written off when it came: how it was found to stand.
  class text not null check (class in ('exact', 'short', 'over', 'duplicate', 'oldPeriod', 'voided', 'unknownAccount', 'badCheck',
    'reversal', 'expired', 'out')),
  bill_id uuid,
  household_id uuid,
  postponed_until date,
  -- Of a reversal: when it was done with, and the line that it takes back.
  closed_at timestamptz,
  reverses_id uuid,
  row_version integer not null default 1 check (row_version > 0),
  primary key (community_id, id),
  unique (community_id, digest, ordinal),
  unique (community_id, reverses_id),
  foreign key (community_id, file_id) references bank_file (community_id, id),
  foreign key (community_id, bill_id) references bill (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id),
  foreign key (community_id, reverses_id) references bank_line (community_id, id)
);
call tenant_table('bank_line');
create index bank_line_file on bank_line (community_id, file_id, line_number);
create index bank_line_code on bank_line (community_id, code) where code <> '';
create index bank_line_amount on bank_line (community_id, amount, paid_on);
create index bank_line_payout on bank_line (community_id, (coalesce(payout_on, credited_on)), channel);
create index bank_line_reversal on bank_line (community_id, id) where kind = 'reversal' and closed_at is null;
revoke update, delete on bank_line from :app, :door;
grant update (household_id, postponed_until, closed_at, reverses_id, row_version) on bank_line to :app, :door;
-- What is forgotten of people after the time of accounts.
grant update (raw, payer_account) on bank_line to :door;

-- What people did with a line: never changed.
create table bank_line_act (
  community_id uuid not null references community (id),
  id uuid not null,
  line_id uuid not null,
  kind text not null check (kind in ('matched', 'accepted', 'undone', 'postponed', 'refund', 'reversed', 'left')),
  -- What it was put to, in words: 11月管理費、預收.
  target text not null default '',
  household_id uuid,
  amount bigint not null default 0,
  reason text not null default '',
  at timestamptz not null default now(),
  account_id uuid not null,
  account_name text not null,
  primary key (community_id, id),
  foreign key (community_id, line_id) references bank_line (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id)
);
call tenant_table('bank_line_act');
create index bank_line_act_line on bank_line_act (community_id, line_id, at);
create index bank_line_act_at on bank_line_act (community_id, at desc, id);
revoke update, delete on bank_line_act from :app, :door;

-- What a bank or an agency paid out for a day and channel, against what its lines said.
create table bank_payout (
  community_id uuid not null references community (id),
  id uuid not null,
  payout_on date not null,
  channel text not null check (channel in ('atm', 'web', 'store', 'remittance', 'card', 'post', 'other')),
  -- As the lines said when it was checked, and what the statement of the bank says.
  count integer not null check (count > 0),
  gross bigint not null,
  fee bigint not null check (fee >= 0),
  statement bigint not null check (statement >= 0),
  -- Why the two differ; '' where they do not.
  note text not null default '',
  -- Whether it was booked: money in transit became money in the bank.
  is_booked boolean not null,
  at timestamptz not null default now(),
  account_id uuid not null,
  account_name text not null,
  undone_at timestamptz,
  undone_by_name text not null default '',
  undo_reason text not null default '',
  primary key (community_id, id),
  check (gross - fee = statement or note <> ''),
  check ((undone_at is null) = (undo_reason = ''))
);
call tenant_table('bank_payout');
create unique index bank_payout_day on bank_payout (community_id, payout_on, channel) where undone_at is null;
revoke update, delete on bank_payout from :app, :door;
grant update (undone_at, undone_by_name, undo_reason) on bank_payout to :app, :door;
