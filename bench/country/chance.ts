/**
 * Functions of one connection that make rows without looking anything up: the same seed gives the same id, name and
 * number, so a row knows the ids of those that it refers to.
 */
export const chanceFunctions = `
  create function pg_temp.id_of(seed text) returns uuid language sql immutable as
    $$ select overlay(overlay(md5(seed) placing '4' from 13) placing '8' from 17)::uuid $$;
  create function pg_temp.timed_id(at timestamptz, seed text) returns uuid language sql stable as
    $$ select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(seed), 1, 3) || '8'
      || substr(md5(seed), 4, 15))::uuid $$;
  create function pg_temp.dice(seed bigint, salt integer, sides integer) returns integer language sql immutable as
    $$ select ((hashint8extended(seed, salt) & 9223372036854775807) % sides)::integer $$;
  create function pg_temp.digits(seed bigint, salt integer, count integer) returns text language sql immutable as
    $$ select lpad(((hashint8extended(seed, salt) & 9223372036854775807) % (10 ^ count)::bigint)::text, count, '0') $$;
  create function pg_temp.name_of(seed bigint) returns text language sql immutable as
    $$ select substr('陳林黃張李王吳劉蔡楊許鄭謝郭洪曾邱廖賴周徐蘇葉莊呂江何蕭羅高', 1 + pg_temp.dice(seed, 11, 30), 1)
      || substr('志淑怡建家雅俊美承宗子秀文明惠冠柏彥宜佳', 1 + pg_temp.dice(seed, 12, 20), 1)
      || substr('明芬君豪玲婷傑華恩翰晴英賢德如宏軒穎蓁潔', 1 + pg_temp.dice(seed, 13, 20), 1) $$;
`

/**
 * The communities of the batch that is being filled, each with the present and the hash of its accounts' password; of its
 * packages those from `first` on, and before `until`.
 */
export const townTable = `
  create temporary table town (number integer, id uuid, name text, households integer, packages integer, first integer, until integer, now timestamptz,
    password_hash text);
`
export const putTowns = `
  insert into pg_temp.town select given.*, $2, $3
  from jsonb_to_recordset($1) as given(number integer, id uuid, name text, households integer, packages integer, first integer, until integer)`

/** How many people live in household h of community t: one to five. */
export const residentsOf = 'pg_temp.dice(t.number * 100000::bigint + h, 21, 5) + 1'
export const householdId = `pg_temp.id_of('household ' || t.number || '.' || h)`
export const residentId = `pg_temp.id_of('resident ' || t.number || '.' || h || '.' || p)`
export const residentSeed = '(t.number * 100000::bigint + h) * 10 + p'
export const accountId = (who: string) => `pg_temp.id_of('account ${who} ' || t.number)`
