-- The month sheet of a person, as it was when the first of the two signed it.
create table duty_sheet (
  community_id uuid not null references community (id),
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  person_id uuid not null,
  sheet jsonb not null,
  -- SHA-256 of the sheet, in hex: what each of them saw.
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  person_signed_at timestamptz,
  person_signed_by uuid,
  person_sign_path text not null default '',
  employer_signed_at timestamptz,
  employer_signed_by uuid,
  employer_signed_by_name text not null default '',
  employer_sign_path text not null default '',
  primary key (community_id, month, person_id),
  check (person_signed_at is not null or employer_signed_at is not null),
  check ((person_signed_at is null) = (person_signed_by is null) and (person_signed_at is null) = (person_sign_path = '')),
  check ((employer_signed_at is null) = (employer_signed_by is null) and (employer_signed_at is null) = (employer_sign_path = ''))
);
call tenant_table('duty_sheet');
