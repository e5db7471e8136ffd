-- Who took what was handed over, by the name of then: of a resident who moves out later it stays what it was.
alter table package_hand_over add column taker_name text not null default '' check (char_length(taker_name) <= 100);
alter table deposit_hand_over add column taker_name text not null default '' check (char_length(taker_name) <= 100);
grant update (taker_name) on deposit_hand_over to :door;

create index package_hand_over_of_taker on package_hand_over (community_id, taker_name) where taker_name <> '';
create index deposit_hand_over_of_taker on deposit_hand_over (community_id, taker_name) where taker_name <> '';

drop index package_hand_over_to_forget;
create index package_hand_over_to_forget on package_hand_over (community_id, at)
  where receive_code <> '' or note <> '' or file_name <> '' or taker_name <> '';
drop index deposit_hand_over_to_forget;
create index deposit_hand_over_to_forget on deposit_hand_over (community_id, at)
  where receive_code <> '' or note <> '' or file_name <> '' or taker_name <> '';
