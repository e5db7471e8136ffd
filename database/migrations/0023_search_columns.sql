-- What the search over everything compares, kept as it is compared.

-- A label without what nobody types the same way, its numbers in brackets: A棟-12F-3 is a⟨12⟩⟨3⟩. Comparing it costs a small
-- part of matching a pattern; label-key.ts makes the same of what is typed.
alter table household add column label_key text collate "C" not null generated always as (
  regexp_replace(
    regexp_replace(
      translate(label,
        '０１２３４５６７８９ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚABCDEFGHIJKLMNOPQRSTUVWXYZ',
        '0123456789abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz'),
      '([0-9]+)[-‐-―－−_.．,，、/\\\s　棟栋樓楼層层號号室戶户之f]*', '⟨\1⟩', 'g'),
    '[-‐-―－−_.．,，、/\\\s　棟栋樓楼層层號号室戶户之]+', '', 'g')) stored;

-- The end of a telephone number is the beginning of the number backwards: row security lets comparisons reach an index.
alter table resident
  add column mobile_reversed text collate "C" not null generated always as (reverse(mobile)) stored,
  add column phone2_reversed text collate "C" not null generated always as (reverse(phone2)) stored;
create index resident_mobile_end on resident (community_id, mobile_reversed) where mobile_reversed <> '';
create index resident_phone2_end on resident (community_id, phone2_reversed) where phone2_reversed <> '';
